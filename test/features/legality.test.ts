// What the rules forbid, as a reader sees it: which quality fails, where that came from, the rule, and what would be legal.
import { describe, expect, it } from 'vitest';
import { contextOf, squiggles } from './draw.ts';
import { fixed } from './fixes.ts';

/** Diagnostics but for the notes of state-based actions. */
const drawn = (lines: string, locale: 'en' | 'fr' = 'en'): string =>
  squiggles(contextOf(`rules classic\nscenario One\n${lines}\n  expect Alice has 20 life\n`, locale));

describe('an illegal aura target', () => {
  it('names what fails, the rule, what would be legal, and the line it came from (303.4a)', () => {
    expect(
      drawn(`  Alice controls Forest, Gray Ogre
  Bob controls Gray Ogre
  Alice casts Pacifism targeting Forest`),
    ).toMatchInlineSnapshot(`
      "  Alice casts Pacifism targeting Forest
                                       ^^^^^^
      error 303.4a: Forest is no legal target for Pacifism.
      Forest is a basic Forest land, not a creature.
      An Aura spell targets what it can enchant: “creature”.
      Rule 303.4a: An aura spell needs a target, which its “enchant” ability limits.
      Legal here: Alice's Gray Ogre, Bob's Gray Ogre.
        → line 3: Forest came in here: a basic Forest land."
    `);
  });

  it('in French', () => {
    expect(
      drawn(
        `  Alice controls Forest, Gray Ogre
  Alice casts Pacifism targeting Forest
  effect "Target creature gains shroud until end of turn." targeting Gray Ogre
  Alice casts Pacifism targeting Gray Ogre`,
        'fr',
      ),
    ).toMatchInlineSnapshot(`
      "  Alice casts Pacifism targeting Forest
                                       ^^^^^^
      error 303.4a: Forest n’est pas une cible légale pour Pacifism.
      Forest est « a basic Forest land », pas « a creature ».
      Un sort d’aura cible ce qu’il peut enchanter : « creature ».
      Règle 303.4a : Un sort d’aura exige une cible, que sa capacité « enchanter » limite.
      Légal ici : Gray Ogre.
        → line 3: Forest est arrivé ici : « a basic Forest land ».

        Alice casts Pacifism targeting Gray Ogre
                                       ^^^^^^^^^
      error 702.18a: Gray Ogre ne peut pas être la cible de Pacifism : il a le linceul.
      Gray Ogre a « Shroud » depuis la ligne 5.
      Le linceul écarte tous les sorts et capacités, ceux de son contrôleur aussi.
      Règle 702.18a : Ce qui a le linceul ne peut être la cible d’aucun sort ni d’aucune capacité.
      Rien sur ce plateau n’y serait légal.
        → line 5: Gray Ogre a « Shroud » à partir d’ici."
    `);
  });

  it('says since when the quality is gone (303.4a)', () => {
    expect(
      drawn(`  Alice controls Opalescence, Glorious Anthem, Serra Angel, Opalescence as Other
  Alice casts Pacifism targeting Glorious Anthem
  effect "Target creature loses all abilities until end of turn." targeting Opalescence as Blank
  effect "Target creature becomes a land until end of turn." targeting Serra Angel as Rust
  Alice casts Pacifism targeting Serra Angel`),
    ).toMatchInlineSnapshot(`
      "  Alice casts Pacifism targeting Serra Angel
                                       ^^^^^^^^^^^
      error 303.4a: Serra Angel is no legal target for Pacifism.
      Serra Angel is not a creature any more, since line 6.
      An Aura spell targets what it can enchant: “creature”.
      Rule 303.4a: An aura spell needs a target, which its “enchant” ability limits.
      Legal here: Opalescence, Glorious Anthem, Other.
        → line 6: Serra Angel stops being a creature here."
    `);
  });

  it('is protected since a line, by an effect with a name (702.16b)', () => {
    expect(
      drawn(`  Alice controls White Knight
  Bob controls Gray Ogre
  effect "Target creature gains protection from white until end of turn." targeting Gray Ogre as Ward
  Bob casts Doom Blade targeting White Knight
  Alice casts Pacifism targeting Gray Ogre`),
    ).toMatchInlineSnapshot(`
      "  Bob casts Doom Blade targeting White Knight
                                       ^^^^^^^^^^^^
      error 702.16b: White Knight cannot be the target of Doom Blade: it has protection from it.
      White Knight has “Protection from black” since line 3.
      Protection keeps away spells with that quality, and abilities whose source has it.
      Rule 702.16b: What has protection can’t be the target of spells of that quality, or of abilities from such sources.
      Legal here: Gray Ogre.
        → line 3: White Knight has “Protection from black” from here.

        Alice casts Pacifism targeting Gray Ogre
                                       ^^^^^^^^^
      error 702.16b: Gray Ogre cannot be the target of Pacifism: it has protection from it.
      Gray Ogre has “Protection from white” since line 5.
      Protection keeps away spells with that quality, and abilities whose source has it.
      Rule 702.16b: What has protection can’t be the target of spells of that quality, or of abilities from such sources.
      Legal here: White Knight.
        → line 5: Gray Ogre has “Protection from white” from here."
    `);
  });

  it('put onto the battlefield: protection counts, shroud does not (303.4f)', () => {
    expect(
      drawn(`  Alice controls Slippery Bogle, Forest, White Knight
  Bob puts Pacifism onto the battlefield attached to Forest
  Bob puts Flight onto the battlefield`),
    ).toMatchInlineSnapshot(`
      "  Bob puts Pacifism onto the battlefield attached to Forest
                                                           ^^^^^^
      error 303.4f: Pacifism cannot be attached to Forest.
      Forest is a basic Forest land, not a creature.
      Its own ability says what it may enchant: “Enchant creature”.
      Rule 303.4f: An aura that enters otherwise than as a resolving spell: its controller chooses something legal for it as it enters.
      Legal here: Slippery Bogle, White Knight.
        → line 3: Forest came in here: a basic Forest land.

        Bob puts Flight onto the battlefield
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      error 303.4f: A choice is missing: what it is attached to.
      Rule 303.4f: An aura that enters otherwise than as a resolving spell: its controller chooses something legal for it as it enters.
      Write it with \`attached to …\`. Legal here: Slippery Bogle, White Knight."
    `);
  });
});

describe('what is allowed without effect', () => {
  it('says what stays where (303.4g, 303.4h)', () => {
    expect(
      drawn(`  Alice has Pacifism in graveyard
  Alice puts Pacifism onto the battlefield
  Alice controls Gray Ogre, Forest, Holy Strength attached to Gray Ogre
  attach Holy Strength to Forest
  Alice puts Flight onto the battlefield attached to Gray Ogre
  effect "Attach target Aura to target land." targeting Flight, Forest`),
    ).toMatchInlineSnapshot(`
      "  Alice puts Pacifism onto the battlefield
                   ^^^^^^^^
      warning 303.4g: Pacifism finds nothing to enchant, so it does not enter: it stays in its owner’s graveyard.
      It says “Enchant creature”.
      Rule 303.4g: An aura with nothing legal to enchant stays where it was; from the stack it goes to its owner’s graveyard.
      If it should enter, put something it can enchant onto the battlefield first.

        attach Holy Strength to Forest
                                ^^^^^^
      warning 303.4h: Holy Strength cannot be attached to Forest: it stays attached to Gray Ogre.
      Forest is a basic Forest land, not a creature.
      Its own ability says what it may enchant: “Enchant creature”. It keeps its timestamp, too.
      Rule 303.4h: An aura that an effect would attach to something it can’t enchant does not move.
      Legal here: Gray Ogre.
        → line 5: Forest came in here: a basic Forest land.

        effect "Attach target Aura to target land." targeting Flight, Forest
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      warning 303.4h: Flight cannot be attached to Forest: it stays attached to Gray Ogre.
      Forest is a basic Forest land, not a creature.
      Its own ability says what it may enchant: “Enchant creature”. It keeps its timestamp, too.
      Rule 303.4h: An aura that an effect would attach to something it can’t enchant does not move.
      Legal here: Gray Ogre.
        → line 5: Forest came in here: a basic Forest land."
    `);
  });
});

describe('what falls off', () => {
  it('says from what, which quality is gone, and since which line (303.4c, 704.5n, 702.16c)', () => {
    expect(
      drawn(`  Alice controls Mutavault, Gray Ogre, Loxodon Warhammer attached to Gray Ogre
  Alice activates Mutavault ability 2
  Alice puts Pacifism onto the battlefield attached to Mutavault
  Alice controls Holy Strength attached to Gray Ogre
  effect "Target creature gains protection from white until end of turn." targeting Gray Ogre
  effect "Target creature becomes a land until end of turn." targeting Gray Ogre
  next turn`),
    ).toMatchInlineSnapshot(`
      "  effect "Target creature gains protection from white until end of turn." targeting Gray Ogre
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      information 303.4c: State-based action: Holy Strength is put into its owner’s graveyard.
      Gray Ogre has “Protection from white” since line 7.
      It was attached to Gray Ogre, which is not, or no longer, what it may enchant.
      Rule 303.4c: State-based action: an aura that enchants something illegal or gone goes to its owner’s graveyard.
      It happened of itself after this line; lines below see the board as it is then.
        → line 7: Gray Ogre has “Protection from white” from here.

        effect "Target creature becomes a land until end of turn." targeting Gray Ogre
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      information 704.5n: State-based action: Loxodon Warhammer becomes unattached.
      Gray Ogre is not a creature any more, since line 8.
      It was attached to Gray Ogre, which it cannot be attached to any more.
      Rule 704.5n: Equipment attached to something illegal becomes unattached and stays.
      It happened of itself after this line; lines below see the board as it is then.
        → line 8: Gray Ogre stops being a creature here.

        next turn
        ^^^^^^^^^
      information 303.4c: State-based action: Pacifism is put into its owner’s graveyard.
      Mutavault is a land, not a creature.
      It was attached to Mutavault, which is not, or no longer, what it may enchant.
      Rule 303.4c: State-based action: an aura that enchants something illegal or gone goes to its owner’s graveyard.
      It happened of itself after this line; lines below see the board as it is then.
        → line 3: Mutavault came in here: a land."
    `);
  });
});

describe('targets that became illegal', () => {
  it('say why, on the line of what resolves (608.2b)', () => {
    expect(
      drawn(`  Alice controls Gray Ogre, Runeclaw Bear, Hill Giant
  Alice casts Pacifism targeting Gray Ogre
    effect "Target creature gains protection from white until end of turn." targeting Gray Ogre
  Alice casts Giant Growth targeting Runeclaw Bear
    destroy Runeclaw Bear
  Alice casts Rolling Thunder X = 3 targeting Gray Ogre, Hill Giant dividing 1, 2
    effect "Target creature gains shroud until end of turn." targeting Hill Giant`),
    ).toMatchInlineSnapshot(`
      "  Alice casts Pacifism targeting Gray Ogre
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      information 608.2b: Pacifism does nothing: Gray Ogre is no legal target any more.
      Gray Ogre has “Protection from white” since line 5.
      Targets are judged again on resolution; with none left that is legal, nothing of it happens.
      Rule 608.2b: Targets are checked again on resolution; if all are illegal, the spell or ability does not resolve.
      Nothing is wrong with the file; lines below see the board as it is then.
        → line 5: Gray Ogre has “Protection from white” from here.

        Alice casts Giant Growth targeting Runeclaw Bear
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      information 608.2b: Giant Growth does nothing: Runeclaw Bear is gone.
      Targets are judged again on resolution; with none left that is legal, nothing of it happens.
      Rule 608.2b: Targets are checked again on resolution; if all are illegal, the spell or ability does not resolve.
      Nothing is wrong with the file; lines below see the board as it is then.

        Alice casts Rolling Thunder X = 3 targeting Gray Ogre, Hill Giant dividing 1, 2
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      information 608.2b: Hill Giant takes no part in Rolling Thunder: it is no legal target any more.
      Hill Giant has “Shroud” since line 9.
      Targets are judged again on resolution; what is illegal then is left out.
      Rule 608.2b: Targets are checked again on resolution; if all are illegal, the spell or ability does not resolve.
      Nothing is wrong with the file; lines below see the board as it is then.
        → line 9: Hill Giant has “Shroud” from here."
    `);
  });
});

describe('other choices', () => {
  it('shroud, hexproof, prohibition', () => {
    expect(
      drawn(`  Alice controls Slippery Bogle, Gray Ogre
  Bob casts Shock targeting Slippery Bogle
  effect "Target creature gains shroud until end of turn." targeting Gray Ogre as Veil
  Alice casts Giant Growth targeting Gray Ogre`),
    ).toMatchInlineSnapshot(`
      "  Bob casts Shock targeting Slippery Bogle
                                  ^^^^^^^^^^^^^^
      error 702.11b: Slippery Bogle cannot be the target of Shock: it has hexproof.
      Slippery Bogle has “Hexproof” since line 3.
      Hexproof keeps away spells and abilities that opponents control.
      Rule 702.11b: A permanent with hexproof can’t be the target of opponents’ spells or abilities.
      Legal here: Gray Ogre, Alice, Bob.
        → line 3: Slippery Bogle has “Hexproof” from here.

        Alice casts Giant Growth targeting Gray Ogre
                                           ^^^^^^^^^
      error 702.18a: Gray Ogre cannot be the target of Giant Growth: it has shroud.
      Gray Ogre has “Shroud” since line 5.
      Shroud keeps away every spell and ability, its own controller’s too.
      Rule 702.18a: What has shroud can’t be the target of any spell or ability.
      Legal here: Slippery Bogle.
        → line 5: Gray Ogre has “Shroud” from here."
    `);
  });

  it('a target that someone else controls', () => {
    expect(
      drawn(`  Alice controls Gray Ogre
  Bob controls Hill Giant
  effect "Target creature you control gets +1/+1 until end of turn." targeting Hill Giant
  effect "Target nonred creature gets +1/+1 until end of turn." targeting Gray Ogre`),
    ).toMatchInlineSnapshot(`
      "  effect "Target creature you control gets +1/+1 until end of turn." targeting Hill Giant
                                                                                     ^^^^^^^^^^
      error 601.2c: Hill Giant is no legal target.
      Hill Giant is controlled by Bob, which does not fit “you control”.
      The text asks for “target creature you control”.
      Rule 601.2c: A target must be legal as it is chosen.
      Legal here: Gray Ogre.
        → line 4: Hill Giant came in here.

        effect "Target nonred creature gets +1/+1 until end of turn." targeting Gray Ogre
                                                                                ^^^^^^^^^
      error 601.2c: Gray Ogre is no legal target.
      Gray Ogre is red, which the text rules out.
      The text asks for “target nonred creature”.
      Rule 601.2c: A target must be legal as it is chosen.
      Nothing on this board would be legal there.
        → line 3: Gray Ogre came in here."
    `);
  });

  it('a copy of what the ability does not allow, and one not said (706.5)', () => {
    expect(
      drawn(`  Alice controls Gray Ogre, Forest
  Bob controls Gray Ogre
  Alice casts Clone copying Forest
  Alice casts Clone`),
    ).toMatchInlineSnapshot(`
      "  Alice casts Clone copying Forest
                                  ^^^^^^
      error 706.5: Clone cannot copy Forest.
      Forest is a basic Forest land, not a creature.
      It may enter as a copy of “creature on the battlefield”.
      Rule 706.5: What enters as a copy is a copy as it enters: its copied “enters with” and “as it enters” abilities apply and its copied triggers trigger.
      Legal here: Alice's Gray Ogre, Bob's Gray Ogre, nothing.
        → line 3: Forest came in here: a basic Forest land.

        Alice casts Clone
        ^^^^^^^^^^^^^^^^^
      error 706.5: What Clone copies is not said.
      It may enter as a copy of “creature on the battlefield”.
      Rule 706.5: What enters as a copy is a copy as it enters: its copied “enters with” and “as it enters” abilities apply and its copied triggers trigger.
      Write \`copying …\`, or \`copying nothing\`. Legal here: Alice's Gray Ogre, Bob's Gray Ogre, nothing."
    `);
  });

  it('a new target of a copy (706.9c)', () => {
    expect(
      drawn(`  Alice controls Gray Ogre, Forest
  Bob casts Doom Blade targeting Gray Ogre
    Alice casts Fork targeting Doom Blade new targets Forest`),
    ).toMatchInlineSnapshot(`
      "    Alice casts Fork targeting Doom Blade new targets Forest
                                                            ^^^^^^
      error 706.9c: Forest is no legal target for Fork.
      Forest is a basic Forest land, not a creature.
      Fork asks for “target nonblack creature”.
      Rule 706.9c: Of a copy’s targets any may stay, legal or not; each one changed must be legal.
      Legal here: Gray Ogre.
        → line 3: Forest came in here: a basic Forest land."
    `);
  });

  it('turning up what cannot be (702.37e)', () => {
    expect(
      drawn(`  Alice controls Gray Ogre face down
  Alice turns Gray Ogre face up`),
    ).toMatchInlineSnapshot(`
      "  Alice turns Gray Ogre face up
                    ^^^^^^^^^
      error 702.37e: Gray Ogre cannot be turned face up by its controller.
      Face up, with all that applies to it, it would be Gray Ogre without such an ability. Only a permanent with morph or an ability like it can, or one that was manifested and is a creature card.
      Rule 702.37e: A face-down permanent may be turned face up for the morph cost it would have face up.
      Use \`turn … face up\` if an effect does it."
    `);
  });

  it('a wrong moment names the right one (303.1)', () => {
    expect(
      drawn(`  Alice controls Gray Ogre
  Bob casts Pacifism targeting Gray Ogre
  Alice casts Giant Growth targeting Gray Ogre
    Alice casts Glorious Anthem`),
    ).toMatchInlineSnapshot(`
      "  Bob casts Pacifism targeting Gray Ogre
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      error 303.1: Bob cannot cast Pacifism now.
      It is not that player’s turn. The right moment is Bob's main phase with nothing on the stack.
      Rule 303.1: An enchantment card is cast from hand in one’s own main phase, with priority and an empty stack.
      Write \`Bob's turn\` before it; if casting is not the point: \`Bob puts Pacifism onto the battlefield\`.

          Alice casts Glorious Anthem
          ^^^^^^^^^^^^^^^^^^^^^^^^^^^
      error 303.1: Alice cannot cast Glorious Anthem now.
      Something is on the stack. The right moment is Alice's main phase with nothing on the stack.
      Rule 303.1: An enchantment card is cast from hand in one’s own main phase, with priority and an empty stack.
      Move the line out of the block it stands in; if casting is not the point: \`Alice puts Glorious Anthem onto the battlefield\`."
    `);
  });

  it('an object chosen on resolution', () => {
    expect(
      drawn(`  Alice controls Gray Ogre, Glorious Anthem, Runeclaw Bear
  effect "Choose a creature. It gets +1/+1 until end of turn." choosing Glorious Anthem
  effect "Return a creature you control to its owner's hand." choosing Glorious Anthem`),
    ).toMatchInlineSnapshot(`
      "  effect "Choose a creature. It gets +1/+1 until end of turn." choosing Glorious Anthem
                                                                              ^^^^^^^^^^^^^^^
      error 608.2d: Glorious Anthem cannot be chosen.
      It asks for an object.
      Rule 608.2d: Choices other than those made on announcing are made while resolving.
      Legal here: Gray Ogre, Runeclaw Bear.

        effect "Return a creature you control to its owner's hand." choosing Glorious Anthem
                                                                             ^^^^^^^^^^^^^^^
      error 608.2d: Glorious Anthem cannot be chosen.
      Glorious Anthem is an enchantment, not a creature.
      The text asks for “creature you control”.
      Rule 608.2d: Choices other than those made on announcing are made while resolving.
      Legal here: Gray Ogre, Runeclaw Bear.
        → line 3: Glorious Anthem came in here: an enchantment."
    `);
  });

  it('a missing choice', () => {
    expect(drawn(`  Alice casts Voice of All`)).toMatchInlineSnapshot(`
      "  Alice casts Voice of All
        ^^^^^^^^^^^^^^^^^^^^^^^^
      error 614.12a: A choice is missing: a colour.
      Rule 614.12a: Choices for “as it enters” are made before the permanent enters.
      Write it with \`choosing …\`. Legal here: white, blue, black, red, green."
    `);
  });

  it('a choice that was never made does nothing, and the line that brought it in says so (706.7a)', () => {
    expect(
      drawn(`  Alice controls Voice of All choosing red, Gray Ogre
  effect "Target creature becomes a copy of Voice of All until end of turn." targeting Gray Ogre
  expect Gray Ogre does not have protection from red`),
    ).toMatchInlineSnapshot(`
      "  effect "Target creature becomes a copy of Voice of All until end of turn." targeting Gray Ogre
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      information 706.7a: Gray Ogre has no colour chosen for “This creature has protection from the chosen color”: it does nothing.
      A choice belongs to the ability that was there when it was made; one that came by copying later has none of its own.
      Rule 706.7a: If no choice was ever made for a linked pair of abilities, the choice is undefined and that part of the ability does nothing.
      Nothing is wrong with the file. The choice would be made only if it entered with the ability."
    `);
  });
});

describe('an Aura that protection keeps away', () => {
  const shroud = `rules classic
card Shade's Veil {1}{B}
  Enchantment — Aura
  Enchant creature
  Enchanted creature gets +1/+1.
scenario One
  Alice controls White Knight
`;

  it('put onto the battlefield: which quality, since which line, and not that there is no creature (303.4g, 702.16c)', () => {
    const text = `${shroud}  Alice puts Shade's Veil onto the battlefield attached to White Knight\n  expect Alice has 20 life\n`;
    const said = squiggles(contextOf(text));
    expect(said).toContain(
      "Shade's Veil cannot enchant White Knight, which has protection from it, nor anything else here, so it does not enter: it stays in hand.\nWhite Knight has “Protection from black” since line 7.",
    );
    expect(squiggles(contextOf(text, 'fr'))).toContain(
      "Shade's Veil ne peut enchanter ni White Knight, qui a la protection contre elle, ni rien d’autre ici",
    );
    const unnamed = `${shroud}  Alice puts Shade's Veil onto the battlefield\n  expect Alice has 20 life\n`;
    expect(squiggles(contextOf(unnamed))).toContain('cannot enchant White Knight, which has protection from it');
  });

  it('cast at the wrong time: the message names both, and no fix puts it where it would not enter (303.1, 702.16b)', () => {
    const text = `${shroud}  Bob's turn\n  Alice casts Shade's Veil targeting White Knight\n  expect Alice has 20 life\n`;
    const said = squiggles(contextOf(text));
    expect(said).toContain('White Knight has “Protection from black” since line 7.\nIt is not that player’s turn.');
    expect(said).toContain('name another target: this one is kept from it at any time.');
    expect(fixed(text).map(({ title }) => title)).toEqual([
      "Add the line “Alice's turn”, and say that it is illegal there by 702.16b",
      'Say that it is illegal by 303.1',
    ]);
  });

  it('is no fix even where another line already says the same (303.4g)', () => {
    const text = `rules classic
card Veil of Sand {1}{B}
  Enchantment — Aura
  Enchant artifact
scenario One
  Alice controls Gray Ogre
  Alice puts Veil of Sand onto the battlefield attached to Gray Ogre
  Bob's turn
  Alice casts Veil of Sand targeting Gray Ogre
  expect Alice has 20 life
`;
    expect(fixed(text).map(({ title }) => title)).toEqual([
      "Add the line “Alice's turn”, and say that it is illegal there by 303.4a",
      'Say that it is illegal by 303.1',
    ]);
  });
});
