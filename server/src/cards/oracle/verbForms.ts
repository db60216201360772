// The forms of English verbs: "reveals" of "reveal", "searches" of "search".

const IRREGULAR: Readonly<Record<string, string>> = {
  have: 'has',
  do: 'does',
  be: 'is',
  are: 'is',
  "don't": "doesn't",
};

/** The form with -s. */
export const thirdPerson = (verb: string): string => {
  const known = Object.hasOwn(IRREGULAR, verb) ? IRREGULAR[verb] : undefined;
  if (known !== undefined) return known;
  if (/(?:ch|sh|ss|x|z|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
};

/** The plain form of one with -s; undefined if it is none. */
export const plainOf = (form: string): string | undefined => {
  const irregular = Object.entries(IRREGULAR).find(([, third]) => third === form);
  if (irregular !== undefined) return irregular[0];
  if (/ies$/.test(form)) return `${form.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz)es$/.test(form)) return form.slice(0, -2);
  return /[^s]s$/.test(form) ? form.slice(0, -1) : undefined;
};
