// Our own part of the protocol between the editor and the server: names and types of requests. Imports nothing.

/** Documents of this scheme are pages about rules, `strata-rule:/classic/418.5c`; the server writes their text. */
export const ruleScheme = 'strata-rule';

/** The address of the page about a rule in an edition. */
export const rulePage = (edition: string, number: string): string =>
  `${ruleScheme}:/${encodeURIComponent(edition)}/${encodeURIComponent(number)}`;

/** The edition and number that an address of a rule's page names. */
export function ruleOfPage(address: string): { readonly edition: string; readonly number: string } | undefined {
  const [, edition, number] = /^strata-rule:\/*([^/]+)\/([^/?#]+)/.exec(address) ?? [];
  if (edition === undefined || number === undefined) return undefined;
  try {
    return { edition: decodeURIComponent(edition), number: decodeURIComponent(number) };
  } catch {
    return undefined;
  }
}

/** Documents of this scheme are cards that no file declares, `strata-card:/Gray%20Ogre.strata`: their block, to read. */
export const cardScheme = 'strata-card';

/** The address of a card's page. */
export const cardPage = (name: string): string => `${cardScheme}:/${encodeURIComponent(name)}.strata`;

/** The name that an address of a card's page has. */
export const cardOfPage = (address: string): string | undefined =>
  decoded(/^strata-card:\/*([^/?#]+)\.strata/.exec(address)?.[1]);

/** Request `strata/status`: what the server is and does; for tests, bug reports and the status item. */
export const statusRequest = 'strata/status';
export interface StatusResult {
  readonly pid: number;
  readonly version: string;
  /** One entry an open document. */
  readonly documents: readonly DocumentStatus[];
  readonly cards: CardsStatus;
}
export interface DocumentStatus {
  readonly uri: string;
  /** Version of the text that was last checked; older than the editor's while a check is due. */
  readonly version: number;
  /** How long the last check took, in milliseconds. */
  readonly milliseconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly unproven: number;
  readonly nothingToCheck: number;
}

/** Notification `strata/cards`, from the server: where cards come from that no file declares, each time that changes. */
export const cardsNotification = 'strata/cards';
export interface CardsStatus {
  /** `none`: no database is asked for. `failed`: it can't be read; the cards of an earlier state of it may still be known. */
  readonly state: 'none' | 'reading' | 'ready' | 'failed';
  /** As the setting names it; empty where there is none. */
  readonly file: string;
  /** How many cards are known from it. */
  readonly count: number;
  /** The same as a sentence for the user. */
  readonly text: string;
}

/**
 * Request `strata/tests`: the scenarios of an open document and what came of them, of the newest text as soon as it is
 * checked; null if it is not open. It reads the check that squiggles come from, and runs nothing.
 */
export const testsRequest = 'strata/tests';
export interface TestsParams {
  readonly uri: string;
}
export interface TestsResult {
  readonly version: number;
  /** How long the check took, in milliseconds. */
  readonly milliseconds: number;
  readonly tests: readonly TestCase[];
}
/** Line and character, both from 0, as in the protocol. */
interface TestRange {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}
/** A scenario in one edition. */
export interface TestCase {
  /** Tells scenarios of a file apart, and stays the same while their titles do. */
  readonly scenario: string;
  /** Empty for a file that is one scenario without a header. */
  readonly title: string;
  readonly edition: string;
  readonly range: TestRange;
  readonly outcome: 'passed' | 'failed' | 'unproven' | 'nothingToCheck';
  /** The outcome in a sentence. */
  readonly summary: string;
  readonly messages: readonly TestMessage[];
}
/** What keeps a scenario from being passed. */
export interface TestMessage {
  readonly text: string;
  readonly expected?: string;
  readonly actual?: string;
  readonly range?: TestRange;
}

/**
 * Request `strata/readFile`, from the server to the client: the text of a file that the server cannot read itself, of a
 * virtual workspace or in a browser; null if there is none.
 */
export const readFileRequest = 'strata/readFile';
export interface ReadFileParams {
  readonly uri: string;
}
export interface ReadFileResult {
  readonly text: string | null;
  /** Why a file that is there has no text. */
  readonly problem?: UnreadableFile;
}
export type UnreadableFile = 'folder' | 'special' | 'tooLarge' | 'notUtf8';
/** More bytes than this are not asked for: what a scenario file may have at most. */
export const largestFile = 16_000_000;

/** The first message from a server in a web worker or in the extension host: its script is there, all later messages are the protocol's. */
export interface WorkerStarted {
  readonly started: true;
}

/** Request `strata/ruleText`: the page about a rule, as plain text, for editors without virtual documents. */
export const ruleTextRequest = 'strata/ruleText';
export interface RuleTextParams {
  readonly edition: string;
  readonly number: string;
}
export interface RuleTextResult {
  readonly text: string;
}

/** Documents of this scheme are pages that the server writes about a file in the editor; their query is the file's address. */
export const pageScheme = 'strata-page';

/** The address of the page that compares the editions of a file. */
export const comparePageOf = (uri: string): string => `${pageScheme}:/editions.md?${encodeURIComponent(uri)}`;

/** The file that the page of this address compares. */
export function fileOfComparePage(address: string): string | undefined {
  return decoded(/^strata-page:\/+editions\.md\?([^#]+)/.exec(address)?.[1]);
}

/** The address of the page that shows the board as of a line (from 0) of a file. */
export const boardPageOf = (uri: string, line: number): string =>
  `${pageScheme}:/board/${line + 1}.md?${encodeURIComponent(uri)}`;

/** The file and the line (from 0) that the page of this address shows the board of. */
export function placeOfBoardPage(address: string): { readonly uri: string; readonly line: number } | undefined {
  const [, line, file] = /^strata-page:\/+board\/(\d+)\.md\?([^#]+)/.exec(address) ?? [];
  const uri = decoded(file);
  return uri === undefined ? undefined : { uri, line: Number(line) - 1 };
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Request `strata/compare`: a file's scenarios in every edition side by side, as Markdown; null if it is not open. */
export const compareRequest = 'strata/compare';
export interface CompareParams {
  readonly uri: string;
}
export interface CompareResult {
  readonly text: string;
}

/** Request `strata/ruling`: the scenario at a line (from 0) as Markdown to publish; null where there is none. */
export const rulingRequest = 'strata/ruling';
export interface RulingParams {
  readonly uri: string;
  readonly line: number;
}
export interface RulingResult {
  readonly title: string;
  readonly text: string;
  /** Whether it is passed in each of its editions. */
  readonly passed: boolean;
  /** What to say once it is on the clipboard, in the language of the settings as the ruling is. */
  readonly notice: string;
}

/** Request `strata/pasteCard`: what pasting a text at a place comes to where it tells of cards; null where it does not. */
export const pasteCardRequest = 'strata/pasteCard';
export interface PasteCardParams {
  readonly uri: string;
  /** What is pasted. */
  readonly text: string;
  /** Line and character, both from 0. */
  readonly position: { readonly line: number; readonly character: number };
}
export interface PasteCardResult {
  readonly names: readonly string[];
  /** Whether the text surely is a card, so that it may be offered where nobody asked. */
  readonly sure: boolean;
  /** The card blocks and where they go: at the place, if they may stand there, else above the scenarios. */
  readonly edit: {
    readonly range: { readonly start: PasteCardParams['position']; readonly end: PasteCardParams['position'] };
    readonly newText: string;
  };
}

/** Request `strata/engineTrace`: what the engine did at a line (from 0), as text for a bug report; null where nothing ran. */
export const engineTraceRequest = 'strata/engineTrace';
export interface EngineTraceParams {
  readonly uri: string;
  readonly line: number;
}
export interface EngineTraceResult {
  readonly text: string;
}

/** Settings under `strata` in the editor. */
export interface Settings {
  /** At most this many diagnostics a file. */
  readonly maxDiagnostics: number;
  /** Language of messages: `auto` is the editor's own. */
  readonly language: 'auto' | 'en' | 'fr';
  /** Hints at the end of lines. */
  readonly hints: {
    /** What each statement came to: what came in, what changed. */
    readonly results: boolean;
    /** What state-based actions did. */
    readonly stateBased: boolean;
    /** What is so where an expectation fails. */
    readonly expectations: boolean;
    /** Marks on lines whose meaning depends on the edition. */
    readonly editionDifferences: boolean;
  };
  readonly hover: {
    /** What other editions make of it, where that differs. */
    readonly otherEditions: boolean;
  };
  /** Lenses on the headers of scenarios. */
  readonly codeLens: boolean;
  /** The file of a card database; empty for none. */
  readonly cardDatabase: string;
}
export const defaultSettings: Settings = {
  maxDiagnostics: 500,
  language: 'auto',
  hints: { results: true, stateBased: true, expectations: true, editionDifferences: false },
  hover: { otherEditions: true },
  codeLens: true,
  cardDatabase: '',
};
