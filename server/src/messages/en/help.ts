// English: a sentence about each word of the scenario language, for hovers.
import type { SentenceTable } from '../types.ts';

export const helpSentences: SentenceTable = {
  // —— the head of a file or scenario
  'help.rules': () =>
    'the edition of the rules that this file or scenario is checked by: classic, 2011 or current. Several are checked one by one.',
  'help.classic': () => 'the rules as of 2007 to 2011: layers 1 to 6, with power and toughness in 6a to 6e.',
  'help.2011': () => 'the rules of 2011: seven layers, with counters in 7d and switching in 7e.',
  'help.current': () => 'the rules of today: seven layers, with power and toughness in 7a to 7d.',
  'help.use': () => 'makes the cards of another file known here.',
  'help.players': () => 'who plays; the first is the active player. Without it, Alice and Bob play.',
  'help.cites': () => 'the rules this scenario is about; one that nothing in it makes use of gets a warning.',
  'help.ignoring': () =>
    '`ignoring text of CARD` accepts that some of the card’s text is not read; every result says so.',
  'help.card': () => 'a card as printed: name and cost, type line, one ability a line, power and toughness last.',
  'help.scenario': () =>
    'a game of its own: it begins empty, runs its lines in order, and passes if every expectation holds.',

  // —— setting up
  'help.controls': () =>
    'puts cards or tokens onto the battlefield, without casting them and without triggers; later lines have later timestamps.',
  'help.has': () =>
    'sets up cards in a zone (`Bob has 2 Gray Ogres in graveyard`) or a life total (`Bob has 15 life`).',

  // —— acting
  'help.casts': () =>
    'casts a spell: from hand, or from outside the game if it is not there; it resolves at once, after the block under it.',
  'help.activates': () =>
    'activates an ability; where there are several, `ability 2` or `ability "{T}: Add"` says which.',
  'help.plays': () => 'plays a land.',
  'help.puts': () => 'puts a permanent onto the battlefield without casting it.',
  'help.creates': () => 'creates a token, or a token that is a copy of something.',
  'help.turns': () => 'turns a face-down permanent face up, as the special action.',
  'help.gains': () => '`gains control of` makes an effect of layer 2; `gains 3 life` adds life.',
  'help.draws': () => 'draws cards; they are counted, not named.',
  'help.loses': () => 'loses life.',
  'help.effect': () => 'carries out what stands in quotes, as if a nameless spell or ability had just resolved.',
  'help.attach': () => 'attaches an Aura, an Equipment or a Fortification; it gets a new timestamp.',
  'help.simultaneously': () =>
    'what stands in the block happens at once; its order is the order that players choose where they may.',
  'help.trigger': () => 'takes a waiting triggered ability in hand, with its choices.',
  'help.decline': () => 'says no to a triggered ability that may be used or not.',
  'help.resolve': () => 'lets one object of the stack resolve now; the block under it happens while it waits.',
  'help.suppose': () => 'what would happen: after the block the game is as it was before it.',

  // —— asserting
  'help.legal': () => 'says that what follows is allowed by the rules, and does nothing.',
  'help.illegal': () =>
    'says that what follows is forbidden by the rules, and does nothing; `by 303.4a` says by which.',
  'help.expect': () =>
    'says what has to be true as of this line; a failed expectation is an error with what is true instead.',
  'help.show': () => 'shows the layers of an object, here and on the command line.',
  'help.in': () => 'before an edition: the statement counts in that edition only.',

  // —— clauses
  'help.targeting': () =>
    'the targets, in the order of the text; `A and B` for one target word that takes several, `nothing` for one not taken.',
  'help.copying': () => 'what is copied; `copying nothing` lets it enter as itself.',
  'help.choosing': () => 'choices in the order they come up: a colour, type, name, number, player, object, yes or no.',
  'help.changing': () => 'which word a text change replaces by which: `changing black to red`.',
  'help.dividing': () => 'how much each target gets, in their order.',
  'help.mode': () => 'which mode of the text is chosen, counted from 1.',
  'help.modes': () => 'which modes of the text are chosen, counted from 1.',
  'help.sacrificing': () => 'what is sacrificed to pay the cost.',
  'help.discarding': () => 'what is discarded to pay the cost.',
  'help.tapping': () => 'what is tapped to pay the cost.',
  'help.exiling': () => 'what is exiled to pay the cost.',
  'help.creating': () => 'names for what is created: tokens or copies.',
  'help.new targets': () => 'the targets of a copy: another one each, or `same`.',
  'help.in order': () => 'the order of timestamps that a player chooses.',
  'help.attached to': () => 'what it is attached to.',
  'help.controlled by': () => 'who controls it.',
  'help.owned by': () => 'who owns it.',
  'help.as': () => 'a label: a name for this card, token or effect, wherever it goes and whatever it is called later.',
  'help.face down': () => 'a face-down permanent is a 2/2 colorless creature without name, types or abilities.',

  // —— expecting
  'help.is exactly': () => 'compares the whole type line, whatever the order of the words.',
  'help.is only': () => 'compares the whole set of colours.',
  'help.after layer': () =>
    'asks what the object is once that layer has been applied; layer 1 gives its copiable values.',
  'help.depends on': () =>
    'one effect depends on another if applying that one first would change its text, its existence, what it applies to or what it does.',
  'help.applied after': () => 'the order in which two effects are applied in their layer.',
  'help.dependency loop': () =>
    'effects that depend on each other in a circle: dependency is ignored among them, timestamps decide.',
  'help.next turn': () => 'the game goes on to the next player’s turn, with all that happens between.',
};
