import { type KeyTerms, rankTerms } from '#server/language/text/key-terms.ts';
import { leansBack, namesTold } from '#server/language/text/leans-back.ts';
import { type Lexicon, readLexicon } from '#server/language/text/lexicon.ts';
import type { ItemList, Sentence } from '#server/language/text/split-sentences.ts';
import { stopWords, vagueNouns, weakNouns } from '#server/language/text/stop-words.ts';
import { isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import type { FieldTerms } from '#server/language/wish/read-field.ts';
import type { ProposedCard } from '#shared/contracts/flashcards.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';
import { tagsIn } from './card-tags.ts';
import { type Candidate, isGood } from './choose-drafts.ts';
import { facetsOf } from './clauses.ts';
import { contextFor, topicOf, topicOfOpening, withTopic } from './context.ts';
import { makeCloze } from './make-cloze.ts';
import { type NamedSentence, nameSubjects } from './name-subjects.ts';
import { askArticle } from './notes/ask-article.ts';
import { askLabel, asStatement } from './notes/ask-label.ts';
import { labelOwners } from './notes/label-owners.ts';
import { termsInRuns } from './notes/label-runs.ts';
import { writtenOut } from './notes/shorthand.ts';
import type { Told } from './notes/tables.ts';
import type { WrittenPair } from './notes/written-pairs.ts';
import { askAbbreviation } from './questions/ask-abbreviation.ts';
import { askAction } from './questions/ask-action.ts';
import { askApposition } from './questions/ask-apposition.ts';
import { askAsked } from './questions/ask-asked.ts';
import { askCause } from './questions/ask-cause.ts';
import { askComplement } from './questions/ask-complement.ts';
import { askDate } from './questions/ask-date.ts';
import { askDefinition } from './questions/ask-definition.ts';
import { askFunction } from './questions/ask-function.ts';
import { askGlossary } from './questions/ask-glossary.ts';
import { askHeading } from './questions/ask-heading.ts';
import { askItems } from './questions/ask-items.ts';
import { askList } from './questions/ask-list.ts';
import { askManner } from './questions/ask-manner.ts';
import { askName } from './questions/ask-name.ts';
import { askAgent, askPerson } from './questions/ask-person.ts';
import { askPlace } from './questions/ask-place.ts';
import { askProcedure } from './questions/ask-procedure.ts';
import { askProcess } from './questions/ask-process.ts';
import { askPurpose } from './questions/ask-purpose.ts';
import { askQuantity } from './questions/ask-quantity.ts';
import { askRole } from './questions/ask-role.ts';
import { capitalized, inside } from './questions/phrase.ts';
import { type Asking, type Draft, readStatement } from './questions/statement.ts';
import { difficultyOf, importance } from './rate-draft.ts';
import { isUnderstood, tidied } from './refuse-draft.ts';
import { hasName } from './refuse-kind.ts';
import { Understanding } from './understood.ts';

const longestSource = 3000;

/** Words that no card is for. */
const general = new Set([...stopWords, ...weakNouns, ...vagueNouns]);

/** The most telling first: every sentence gives its first question before one gives its second. */
const asks: readonly ((asking: Asking) => Draft[])[] = [
  askAsked,
  askList,
  askArticle,
  askRole,
  askName,
  askFunction,
  askProcedure,
  askDefinition,
  askGlossary,
  askLabel,
  askHeading,
  askApposition,
  askCause,
  askPurpose,
  askPerson,
  askAgent,
  askDate,
  askQuantity,
  askPlace,
  askComplement,
  askManner,
  askProcess,
  askAbbreviation,
  askAction,
];

/** Of a sentence that seems to lean on the one before: what brings that one along, and what a thing is. */
const standsAnyway = ({ kind, answer, source }: Draft) =>
  source !== undefined || kind === 'abbreviation' || (kind === 'definition' && isGenus.test(answer));
const isGenus = /^(?:Uma?|Tod[oa]|Qualquer|Aquel[ea]) [^:]{20,}$/u;

/** Of what a thing does or is called, or a gap, more than its own words has to be told. */
const asksOfDoing: ReadonlySet<string> = new Set(['action', 'cloze', 'name', 'quantity']);
const loneNoun = /^O que (?:é|são) [oa]s? (\p{Ll}+)\?$/u;

/** What a sentence gives, made as far as it is needed. */
export interface Yield {
  sentence: NamedSentence;
  asking: Asking;
  questions: Candidate[];
}

/** Makes candidates of sentences and lists, and cards of candidates, knowing the whole text. */
export class CardMaker {
  private readonly text: string;
  private readonly lexicon: Lexicon;
  readonly keyTerms: KeyTerms;
  private readonly understanding: Understanding;
  /** Positions of the lines that say what a term is, among others that do. */
  private readonly terms: ReadonlySet<number>;
  private readonly owners: ReadonlyMap<number, string | null>;
  private readonly title: string | null;
  private readonly start: number | undefined;
  private readonly topics = new Map<string | null, string | null>();

  constructor(text: string, sentences: readonly Sentence[], terms: FieldTerms) {
    this.text = text;
    this.lexicon = readLexicon(sentences);
    this.keyTerms = rankTerms(sentences);
    this.terms = termsInRuns(sentences);
    this.owners = labelOwners(text, sentences);
    this.title = sentences[0]?.heading ?? topicOfOpening(sentences[0]?.text ?? '', this.keyTerms);
    this.start = sentences[0]?.at;
    const headings = new Set(sentences.map(({ heading }) => heading ?? ''));
    this.understanding = new Understanding(terms, this.keyTerms, this.lexicon, headings);
  }

  /** Of the section, or of the whole text under a heading such as "Requisitos". */
  private topicOf(heading: string | null): string | null {
    const known = this.topics.get(heading);
    if (known !== undefined) return known;
    const section = topicOf(heading);
    const title = topicOf(this.title);
    const topic = section && (!title || this.understanding.namesTerm(section)) ? section : title;
    this.topics.set(heading, topic);
    return topic;
  }

  private salience(question: string): number {
    const weights = wordsOf(question).map((word) => this.keyTerms.weightOf(word));
    weights.sort((a, b) => b - a);
    return ((weights[0] ?? 0) + (weights[1] ?? 0)) / 2;
  }

  /** The stems of the words that carry a meaning of their own, each with what naming it is worth, 1 to 2. */
  private termsOf(text: string): Map<string, number> {
    const terms = new Map<string, number>();
    for (const word of wordsOf(text)) {
      const folded = foldLetters(word);
      if (folded.length < 4 || /^\d/.test(folded) || general.has(folded) || isVerb(folded, undefined))
        continue;
      terms.set(stem(folded), 1 + this.keyTerms.weightOf(word));
    }
    return terms;
  }

  private placed(
    draft: Draft,
    { at, source, round }: { at: number; source: string; round: number },
  ): Candidate {
    const terms = this.termsOf(`${draft.question} ${draft.answer}`);
    const score = importance[draft.kind] + 2 * this.salience(draft.question);
    return { ...draft, at, source, origin: at, round, terms, score };
  }

  private candidatesOf(
    drafts: readonly Draft[],
    place: { at: number; source: string; opens: boolean; heading: string | null },
  ): Candidate[] {
    const { at, source, opens, heading } = place;
    return drafts
      .flatMap((draft) => this.withNeeded(draft, heading))
      .map(tidied)
      .filter((draft) => isGood(draft) && isUnderstood(draft, at, this.understanding))
      .map((draft, round) => {
        const placed = this.placed(draft, { at, source: draft.source ?? source, round });
        return { ...placed, score: placed.score + (opens ? 0.3 : 0) };
      })
      .flatMap((candidate) => this.ofField(candidate, this.topicOf(heading)));
  }

  /** "As raízes", "o concurso": with the topic of its section, for many fields have one; none where no topic tells. */
  private ofField(draft: Candidate, topic: string | null): Candidate[] {
    const { question, kind } = draft;
    const seen = question.replace(/\{\{.*?\}\}/u, '…');
    const lone = (draft.isEntry ? /(\p{L}+)\?$/u : loneNoun).exec(question)?.[1];
    const thing = lone ?? (kind === 'cloze' ? /(?:^[OA]| [oa])s? .*/u : / [oa]s? .*/u).exec(seen)?.[0];
    if (
      !thing ||
      (lone ? this.understanding.isOwn(lone, draft.isOfTerms) : this.understanding.isAnchored(seen))
    )
      return [draft];
    const isLong = this.termsOf(thing).size > 1;
    // "O sistema imunitário", which a text opens with, is its matter, and wider than that of its section.
    if (!lone && kind === 'definition' && draft.at === this.start) return [draft];
    if (topic && (!isLong || asksOfDoing.has(kind))) {
      const told = { ...draft, question: this.withTopic(draft, topic) };
      return isGood(told) ? [told] : [];
    }
    const isTerm = wordsOf(thing).some((word) => this.understanding.isWord(word));
    return isLong || isTerm || kind === 'definition' ? [draft] : [];
  }

  /** A draft that can't be asked without its topic, with it; none where no heading tells it. */
  private withNeeded(draft: Draft, heading: string | null): Draft[] {
    if (!draft.needsTopic || (!draft.ofSection && hasName.test(draft.question))) return [draft];
    const topic = draft.ofSection ? topicOf(heading) : this.topicOf(heading);
    return topic ? [{ ...draft, question: this.withTopic(draft, topic) }] : [];
  }

  private withTopic({ question, kind }: Draft, topic: string): string {
    return capitalized(withTopic(kind === 'cloze' ? inside(question, this.lexicon) : question, topic));
  }

  /** The sentence with the one before it, when the question came from there. */
  private withSource(draft: Draft, { previous, at, source }: Sentence): Draft {
    if (!draft.source || !previous) return draft;
    const both = this.text.slice(previous.at, at + source.length);
    return { ...draft, source: both.length <= longestSource ? both : source };
  }

  /** The drafts with the topic of their section said where they could not be understood without it. */
  private inContext(drafts: readonly Draft[], { statement }: Asking): readonly Draft[] {
    const context = contextFor(statement, this.lexicon);
    if (!context) return drafts;
    const topic = this.topicOf(statement.sentence.heading);
    if (!topic) return context === 'needed' ? [] : drafts;
    return drafts.map((draft) => ({
      ...draft,
      question: this.withTopic(draft, topic),
    }));
  }

  /** The sentences, divided and with their subjects named, that cards are made of. */
  named(sentences: readonly Sentence[]): NamedSentence[] {
    const written = sentences.map((sentence) => ({ ...sentence, text: writtenOut(sentence.text) }));
    return nameSubjects(this.text, written, this.lexicon, (words) => this.understanding.isTerm(words));
  }

  yieldOf(sentence: NamedSentence): Yield {
    const stated = sentence.opens ? asStatement(sentence.text, this.lexicon) : null;
    const statement = readStatement(stated ? { ...sentence, text: stated } : sentence);
    const isOfTerms = this.terms.has(sentence.at);
    const owner = this.owners.get(sentence.at);
    const asking: Asking = { statement, lexicon: this.lexicon, isOfTerms, owner };
    const askings = facetsOf(statement).map((facet) => ({ ...asking, statement: facet }));
    const found = asks
      .flatMap((ask) => askings.flatMap((one) => ask(one)))
      .map((draft) => this.withSource(draft, sentence));
    const leans = namesTold(asking.statement.clause);
    const drafts = this.inContext(leans ? found.filter(standsAnyway) : found, asking);
    const isTold = drafts.some(({ kind }) =>
      ['person', 'date', 'manner', 'cause', 'function', 'quantity', 'list'].includes(kind),
    );
    const isQuestion = (draft: Draft) => !(isTold && draft.kind === 'action');
    return {
      sentence: stated ? { ...sentence, isInherited: true } : sentence,
      asking,
      questions: this.candidatesOf(drafts.filter(isQuestion), sentence),
    };
  }

  gapsOf({ sentence, asking }: Yield): Candidate[] {
    if (sentence.isInherited || leansBack(asking.statement.clause) || leansBack(sentence.text)) return [];
    if (contextFor(asking.statement, this.lexicon) === 'needed') return [];
    return this.candidatesOf(makeCloze(asking, this.keyTerms, this.understanding), sentence);
  }

  listCandidates(list: ItemList): Candidate[] {
    return this.candidatesOf(askItems(list, this.lexicon), { ...list, opens: true });
  }

  /** What a row of a table tells, of which the row itself names the thing. */
  toldCandidates({ at, source, drafts }: Told): Candidate[] {
    return drafts
      .filter((draft) => isGood(draft) && isUnderstood(draft, at, this.understanding))
      .map((draft, round) => this.placed(draft, { at, source, round }));
  }

  pairCandidate({ at, source, question, answer }: WrittenPair): Candidate {
    const draft: Draft = { kind: 'asked', question: capitalized(question), answer: capitalized(answer) };
    return this.placed(draft, { at, source, round: 0 });
  }

  cardOf(candidate: Candidate): ProposedCard {
    const { question, answer, source } = candidate;
    const tags = tagsIn(source.replace(/\s+/gu, ' '), this.keyTerms, this.lexicon);
    return { question, answer, tags, difficulty: difficultyOf(candidate), source };
  }
}
