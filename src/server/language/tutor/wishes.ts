import { upperFirst } from '#server/language/text/capital.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { addDays, weekdayOf, weekdays } from '#shared/rules/time/study-day.ts';
import { threadOf } from './intent/follow-up.ts';
import { deckLink, filledForm, link, planLink, summaryLink } from './link.ts';
import { type Asked, askedIn } from './matching/asked-words.ts';
import { nothingFound } from './nothing-found.ts';
import { openQuestion } from './open-question.ts';
import { chooseSentences } from './quote/choose-sentences.ts';
import { Citations, isName, plainly, quoted, topicName } from './quote/quote.ts';
import { type Quotable, readQuotables } from './quote/read-quotables.ts';
import { showQuotables } from './quote/show-quotables.ts';
import { shelfAbout } from './shelf-about.ts';
import type { Intent, Passage, TutorAnswer, TutorInput } from './tutor.ts';
import { paragraphs } from './words.ts';

type Make = Extract<Intent, { kind: 'make' }>;

const dayNames = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'];
const english = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const weekDays = 7;
const two = (value: number) => String(value).padStart(2, '0');

/** The day on which a message says that the exam is, after `today`; null when it says none. */
export function examDayIn(message: string, today: string): string | null {
  const folded = foldLetters(message);
  if (/\bdepois de amanha\b/.test(folded)) return addDays(today, 2);
  if (/\bamanha\b/.test(folded)) return addDays(today, 1);
  const inDays = /\b(?:em|daqui a?|faltam?|dentro de) (\d{1,3}) (dias?|semanas?|mes(?:es)?)\b/.exec(folded);
  if (inDays)
    return addDays(
      today,
      Number(inDays[1]) * (inDays[2]?.startsWith('d') ? 1 : inDays[2]?.startsWith('s') ? weekDays : 30),
    );
  const written = /\b(\d{1,2})\/(\d{1,2})\b/.exec(folded);
  if (written) {
    const [day, month] = [Number(written[1]), Number(written[2])];
    if (day < 1 || day > 28 + (month === 2 ? 0 : 2) || month < 1 || month > 12) return null;
    const year = Number(today.slice(0, 4));
    const near = `${year}-${two(month)}-${two(day)}`;
    return near > today ? near : `${year + 1}-${two(month)}-${two(day)}`;
  }
  const named = dayNames.findIndex((name) =>
    new RegExp(
      `\\b${name}(?:-feira| feira)?\\b(?! (?:guerra|fase|lei|geracao|parte|serie|grau|revolucao))`,
    ).test(folded),
  );
  if (named >= 0) {
    const wanted = weekdays.indexOf(english[named] as (typeof weekdays)[number]);
    const now = weekdays.indexOf(weekdayOf(today));
    return addDays(today, ((wanted - now + weekDays - 1) % weekDays) + 1);
  }
  return /\b(?:semana que vem|proxima semana)\b/.test(folded) ? addDays(today, weekDays) : null;
}

/** Without the day of the exam, which a topic may have brought along. */
const withoutDay = (topic: string) =>
  topic
    .replace(
      /(?:(?<!\p{L})|[ ,]+)(?:(?:n[ao]|d[aeo]|para|pra|pro|até|em|que é|é) )*(?:depois de amanhã|amanhã|hoje|(?:segunda|terça|quarta|quinta|sexta)(?:-feira| feira)?|sábado|domingo|(?:semana|m[êe]s|ano) que vem|pr[óo]xim[ao] (?:semana|m[êe]s|ano)|dia \d+|\d{1,2}\/\d{1,2}|(?:em|daqui a?) \d+ \p{L}+)(?= |$).*$/iu,
      '',
    )
    .replace(/^(?:prova|teste|exame) (?:d[aeo]s?|em) /iu, '')
    .replace(/(?: (?:até|ate|em|para|pra|n[ao]|dia|[oa]))+$/iu, '')
    .trim();

/** What any plan is of: "meus estudos". */
const ofStudies =
  /^(?:(?:meus?|minhas?|os?|as?|melhor) )*(?:estudos?|semana|rotina|tempo|horarios?|dia|mes|vida)(?: .*)?$/;

const shortDay = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`;

/** The words that a wish is about; those spoken of before when it only points at them. */
const askedFor = ({ said, message }: TutorInput, topic: string): readonly Asked[] => {
  const own = askedIn(topic);
  if (own.length > 0) return own;
  const { own: words, before } = threadOf(said, message);
  return [...words, ...before];
};

/** The summary that says most about a topic. */
function summaryAbout(
  { passages, shelf }: TutorInput,
  asked: readonly Asked[],
): { id: string; title: string } | undefined {
  const [named] = shelfAbout(shelf, asked).summaries;
  if (named || asked.length === 0) return named;
  const texts = passages.filter(({ kind }) => kind === 'summary');
  const [best] = chooseSentences(readQuotables(texts), { asked, kind: 'plain' }).quotables;
  return best && texts[best.passage];
}

function makeCards(input: TutorInput, { topic, count }: Make): TutorAnswer {
  const { state, outline, passages } = input;
  const isOfFile = passages.length > 0 && passages.every(({ kind }) => kind === 'attachment');
  const summary = isOfFile && topic === '' ? undefined : summaryAbout(input, askedFor(input, topic));
  const about = isName(topic) ? ` sobre ${topicName(topic)}` : '';
  const some = count === null ? 'Flashcards' : countOf(count, 'flashcard', 'flashcards');
  const attached = passages.find(({ kind }) => kind === 'attachment');
  const fields = { count, subject: outline?.subject ?? null };
  const say = (...parts: (string | null)[]): TutorAnswer => ({
    content: paragraphs(...parts, openQuestion(state)),
    citations: [],
    state,
  });
  if (summary)
    return say(
      `${some}${about}: faço a partir do seu resumo ${summaryLink(summary)}, você confere e guarda os que quiser.`,
      `${link('Criar os flashcards agora', filledForm('/flashcards/create-from-text', { summary: summary.id, count }))}`,
    );
  return say(
    attached
      ? `${some}${about}: copie para a tela abaixo o trecho do anexo ${quoted(attached.title)} que interessa; eu escrevo as perguntas e você guarda as que quiser.`
      : `${some}${about}: preciso de um texto de onde tirar as perguntas. Cole o texto na tela abaixo; eu escrevo os flashcards e você guarda os que quiser.`,
    [
      `- ${link('Criar flashcards de um texto', filledForm('/flashcards/create-from-text', fields))}`,
      `- ${link('Escrever um flashcard à mão', filledForm('/flashcards/create', { subject: fields.subject }))}`,
    ].join('\n'),
  );
}

function makePlan(input: TutorInput, { topic }: Make): TutorAnswer {
  const { message, day, state, outline } = input;
  const named = withoutDay(topic);
  const matter = ofStudies.test(foldLetters(named)) ? '' : named;
  const examDay = /\b(?:prova|exame|teste|vestibular|concurso|enem|ate)\b/.test(foldLetters(message))
    ? examDayIn(message, day)
    : null;
  const title = matter === '' ? '' : upperFirst(matter);
  const href = filledForm('/study-plans/create', {
    title,
    subject: outline?.subject ?? title,
    exam: examDay,
  });
  const about = isName(title) ? ` de ${topicName(title)}` : '';
  const until = examDay === null ? '' : ` com a prova em ${shortDay(examDay)}`;
  const [same] = shelfAbout(input.shelf, askedIn(matter)).plans;
  return {
    content: paragraphs(
      `Vamos lá: um plano de estudos${about}${until}, semana a semana, com os tópicos em ordem, revisões e o seu tempo de cada dia.`,
      `${link('Montar o plano agora', href)}${title === '' ? ', e lá você diz o que quer aprender.' : ': os campos já vão preenchidos, e você confere antes de criar.'}`,
      same ? `Você já tem o plano ${planLink(same)}; se for o mesmo, siga por ele.` : null,
      openQuestion(state),
    ),
    citations: [],
    state,
  };
}

/** Says what will be made of a wish, and leads to the screen that makes it, with its fields filled. */
export function make(input: TutorInput, wish: Make): TutorAnswer {
  if (wish.thing === 'cards') return makeCards(input, wish);
  if (wish.thing === 'plan') return makePlan(input, wish);
  const { state } = input;
  if (wish.thing === 'summary')
    return {
      content: paragraphs(
        `Para guardar um texto seu, ${link('crie um resumo', '/summaries/create')}: cole o texto ou envie o arquivo, e eu passo a consultar os dois.`,
        'Para perguntar sobre um arquivo só nesta conversa, use “Anexar arquivo”, ao lado da sua mensagem.',
        openQuestion(state),
      ),
      citations: [],
      state,
    };
  return {
    content: paragraphs(
      'Um ciclo de estudos reparte as suas horas da semana entre as matérias, pelo peso de cada uma.',
      '[Montar o ciclo agora](/study-cycles/create)',
      openQuestion(state),
    ),
    citations: [],
    state,
  };
}

const mostFound = 5;

/** The summary that says it. */
const spokenIn = (quotable: Quotable, passages: readonly Passage[]) => {
  const passage = passages[quotable.passage];
  return passage?.kind === 'summary' ? [{ ...passage, quotable }] : [];
};

/** Where the student's own things about a topic are. */
export function find(input: TutorInput, topic: string): TutorAnswer {
  const { shelf, passages, state } = input;
  const asked = topic === '' && input.said.length === 0 ? [] : askedFor(input, topic);
  const telling = passages.filter(({ kind }) => kind === 'summary' || kind === 'attachment');
  const named = asked.length === 0 ? { ...shelf, topics: [] } : shelfAbout(shelf, asked);
  const said = chooseSentences(readQuotables(telling), { asked, kind: 'plain' }).quotables;
  const citations = new Citations();
  const isNamed = ({ id }: { id: string }) => named.summaries.some((each) => each.id === id);
  const spoken = asked.length === 0 ? [] : said.flatMap((quotable) => spokenIn(quotable, telling));
  const bySummary = Map.groupBy(
    spoken.filter((each) => !isNamed(each)),
    ({ id }) => id,
  );
  // What its title doesn't name is shown where it stands.
  const shown = [...bySummary.values()].flatMap(([best]) => (best ? [best] : []));
  const cards =
    asked.length === 0
      ? []
      : chooseSentences(readQuotables(passages.filter(({ kind }) => kind === 'flashcard')), {
          asked,
          kind: 'list',
        }).quotables;
  const lines = [
    ...named.summaries.slice(0, mostFound).map((each) => `- resumo ${summaryLink(each)}`),
    ...shown
      .slice(0, Math.max(0, mostFound - named.summaries.length))
      .map(
        ({ quotable, ...each }) =>
          `- resumo ${summaryLink(each)}, que diz: ${showQuotables([quotable], telling, citations).join(' ')}`,
      ),
    ...named.decks
      .slice(0, mostFound)
      .map((each) => `- ${countOf(each.cards, 'flashcard', 'flashcards')} em ${deckLink(each)}`),
    ...(named.decks.length === 0 && cards.length > 0
      ? [`- ${link('flashcards que falam disso', filledForm('/flashcards', { q: topic }))}`]
      : []),
    ...named.plans.slice(0, mostFound).map((each) => `- plano ${planLink(each)}`),
    ...named.topics
      .slice(0, mostFound)
      .map(({ name, plan }) => `- tópico ${plainly(name)}, no plano ${planLink(plan)}`),
  ];
  if (lines.length === 0)
    return asked.length > 0
      ? nothingFound(input, topic)
      : nothingFound(input, '', 'Você ainda não tem resumos, flashcards nem planos.');
  return {
    content: paragraphs(
      isName(topic) ? `Sobre ${topicName(topic)} você tem:` : 'Você tem:',
      lines.join('\n'),
      isName(topic) ? `Para treinar, diga ${quoted(`me pergunte sobre ${topic}`)}.` : null,
      openQuestion(state),
    ),
    citations: citations.list,
    state,
  };
}
