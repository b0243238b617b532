import { foldLetters } from '#shared/rules/text/fold.ts';
import { beginWith } from './go-beyond.ts';
import { plainMessage } from './intent/plain-message.ts';
import { aside, ownWork } from './intent/wish-patterns.ts';
import { deckLink, filledForm, link, planLink, summaryLink } from './link.ts';
import { askedIn } from './matching/asked-words.ts';
import { openQuestion } from './open-question.ts';
import { Citations, isName, plainly, topicName } from './quote/quote.ts';
import { shelfAbout } from './shelf-about.ts';
import type { TutorAnswer, TutorInput } from './tutor.ts';
import { paragraphs } from './words.ts';

const mostNear = 3;

/** What the student has whose title names the topic. */
function nearest({ shelf, lessons = [] }: TutorInput, topic: string): string[] {
  const { summaries, decks, topics } = shelfAbout(shelf, askedIn(topic));
  const near = [
    ...topics.map(({ name, plan }) => `- o tópico ${plainly(name)}, do seu plano ${planLink(plan)};`),
    ...summaries.map((summary) => `- o seu resumo ${summaryLink(summary)};`),
    ...decks.map((deck) => `- os seus flashcards de ${deckLink(deck)};`),
  ];
  return [
    ...near.slice(0, mostNear),
    ...lessons.map(({ title, path }) => `- a lição ${link(title, path)}, da Biblioteca;`),
  ];
}

const mostOfAside = 15;
/** The tutor itself is spoken to, or the hour is asked for. */
const ofTutor =
  /^(?:(?:e|prof|professora?|oi|me (?:diz|fala|conta)) )*(?:qual|quais|quem|onde|quando|quant[oa]s?)\b.*\b(?:seus?|suas?|teus?|tuas?|voce|tu|te)\b|^(?:e )?voce (?!pode|poderia|consegue|sabe|entende)\w+|\bque (?:horas|dia) (?:sao|e|eh)\b/;
/** Asks for the hour or the day. */
const asksClock = /^(?:(?:e|prof|oi|ei|sabe|me (?:diz|fala)) )*que (?:horas (?:sao|tem)|dia (?:e|eh) hoje)\b/;
/** Asks for a sum: "quanto é 15 vezes 12?" */
const asksSum =
  /^(?:(?:e|prof|oi|ei|sabe|me (?:diz|fala)) )*(?:quanto (?:e|da|sao|vale)|calcul\w+|qual (?:e )?o resultado de) [\d(][\d\s.,()+*x/÷×^=?%-]*(?:(?:vezes|mais|menos|dividido por|por cento de|elevado a|a?o quadrado|e)(?=[\d\s.,()?]|$)[\d\s.,()+*x/÷×^=?%-]*)*$/;
/** Whether a message asks nothing but the hour, the day or a sum, which no material tells. */
export const isOfClock = (message: string) => {
  const folded = foldLetters(plainMessage(message)).trim();
  return asksClock.test(folded) || asksSum.test(folded);
};
/** Asked as a favour, and no matter to learn. */
const favour =
  /^(?:(?:oi|ola|prof|professora?|por favor|ai|ei|me|voce|pode|poderia|consegue|quero|queria|vamos|bora) )*(?:indi(?:ca|que|car)|recomend\w+|suger\w+|sugir\w+|cont(?:a|e|ar)|cant(?:a|e|ar)|compr(?:a|e|ar)|ped(?:e|ir)|empresta\w*|jog(?:a|ar)|fa[cz]\w*|fal(?:a|ar)|manda)\b/;
const asksMatter =
  /\b(?:o que (?:e|sao|foi|significa)|expli\w+|defin\w+|conceito|estud\w+|quest(?:ao|oes)|exercicios?)\b/;

/** "Por que quem bebe cerveja …" asks of a matter, "por que meu time perdeu" does not. */
const asksWhy = /^(?:(?:e|mas|prof|professora?|oi) )*por ?que\b(?!.*\b(?:time|jogo|novela|serie|voce)\b)/;

/** What is none of the tutor's; where the catalogue knows a word of it, only a favour is. */
const isAside = (folded: string, isKnown: boolean) =>
  !asksMatter.test(folded) &&
  !(asksWhy.test(folded) && !ofSelf.test(folded)) &&
  (ofTutor.test(folded) || (aside.test(folded) && (!isKnown || favour.test(folded))));

const asksOrWishes =
  /[?]|\b(?:o que|qual|quais|quem|quando|onde|como|por ?que|quant[oa]s?|expli\w+|resum\w+|defin\w+|compar\w+|cite|liste|fal[ae]|(?:quero|queria|preciso) (?:de )?(?:saber|entender|um|uma|fazer|ver|aprender|estudar|que voce|\d)|pode|me (?:d[aeiz]|ajud|mostr|ensin|cont|empresta)\w*)\b/;
const ofSelf =
  /\b(?:nao|nada|nunca|demais|eu(?! lirico)|me|mim|comigo|meus?|minhas?|estou|sou|fui|tenho|ando|sinto)\b/;
const orders =
  /^(?:(?:oi|ola|prof|professora?|por favor|me|voce) )*(?:fa[czç]\w*|escrev\w+|indi(?:ca|que)|mand[ae]|organiz\w+|corrij\w+|corrig\w+|traduz\w*|cri[ae]|ger[ae]|mont[ae]|empresta\w*|pass[ae]|repet\w+|repit\w+|resolv\w+|calcul\w+|list[ae]|mostr\w+|recomend\w+|suger\w+|sugir\w+|imprim\w+|procur[ae]|busc[ae]|conta|cant[ae]|toc[ae]|jog[ae])\b/;
/** A tale of oneself that asks nothing: who tells it wants to be heard. */
const tellsOfSelf = (message: string) => {
  const folded = foldLetters(plainMessage(message));
  return (
    !asksOrWishes.test(folded) &&
    !orders.test(folded) &&
    ofSelf.test(folded.replace(/ (?:para|pra|por) mim[ .!?]*$/, ''))
  );
};

const ended = (lines: readonly string[]) =>
  lines.map((line, at) => (at === lines.length - 1 ? line.replace(/;$/, '.') : line)).join('\n');

/** What is no matter to be looked for: nothing named, comfort, work done for one, a favour; null for the rest. */
export function besideMatter(input: TutorInput, topic: string): TutorAnswer | null {
  const { state, message } = input;
  const say = (...parts: string[]): TutorAnswer => ({
    content: paragraphs(...parts, openQuestion(state)),
    citations: [],
    state,
  });
  if (topic === '')
    return say(
      'Sobre qual assunto você quer saber? Escreva, por exemplo, “o que é fotossíntese?” ou “resuma a Revolução Francesa”.',
    );
  if (tellsOfSelf(message))
    return say(
      'Entendo, e estou por aqui. Se estiver pesado, vá com calma: um passo pequeno de cada vez já conta, e conversar com alguém de confiança ajuda.',
      'Quando quiser voltar aos estudos, diga “o que estudo agora?” ou me conte qual assunto está difícil.',
    );
  if (ownWork.test(foldLetters(plainMessage(message))))
    return say(
      'Fazer por você eu não faço, mas posso ajudar você a fazer: mande o tema ou a parte em que parou.',
      'Que tal começar por uma pergunta sobre o assunto, ou por um resumo do que você já tem? Diga “resuma” e o nome do assunto.',
    );
  if (
    message.split(/\s+/).length <= mostOfAside &&
    isAside(foldLetters(plainMessage(message)), input.outline !== null)
  )
    return say(
      'Essa eu deixo para os seus amigos: por aqui eu ajudo com os estudos.',
      'Que tal uma pergunta dos seus flashcards? Diga “me pergunte”, ou “o que estudo agora?”.',
    );
  return null;
}

/** Says that the material lacks it, offers what lies nearest, and what the student can do. */
export function nothingFound(input: TutorInput, topic: string, lack?: string): TutorAnswer {
  const beside = lack ? null : besideMatter(input, topic);
  if (beside) return beside;
  const { state } = input;
  const citations = new Citations();
  const say = (...parts: (string | null)[]): TutorAnswer => ({
    content: paragraphs(...parts, openQuestion(state)),
    citations: citations.list,
    state,
  });
  const near = nearest(input, topic);
  const known = beginWith(input, topic, citations);
  // What the catalogue only may mean is no subject to file anything under.
  const subject = known === null ? null : (input.outline?.subject ?? null);
  const name = isName(topic) ? topic : '';
  return say(
    lack ?? `Não encontrei nada sobre ${topicName(topic)} no seu material, e prefiro não inventar.`,
    near.length > 0 ? `O mais próximo que há:\n\n${ended(near)}` : null,
    known,
    `Para eu poder responder, você pode:\n\n${ended([
      '- anexar aqui um PDF ou texto sobre isso;',
      `- ${link('criar um resumo', filledForm('/summaries/create', { title: name }))} ou ${link('criar flashcards', filledForm('/flashcards/create', { subject }))}, que eu passo a consultar;`,
    ])}`,
  );
}
