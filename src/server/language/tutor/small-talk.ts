import { foldLetters } from '#shared/rules/text/fold.ts';
import { courtesyOf } from './courtesies.ts';
import { plainMessage } from './intent/plain-message.ts';
import { openQuestion } from './open-question.ts';
import type { TutorAnswer, TutorState } from './tutor.ts';
import { paragraphs } from './words.ts';

const examples = [
  '- “o que é fotossíntese?” para eu procurar no que você já tem;',
  '- “me pergunte sobre história” para praticar com os seus flashcards;',
  '- “o que estudo agora?” para montar o seu dia.',
  '- “resuma o anexo”, “crie flashcards sobre crase” ou “quantos dias faltam para a prova?”.',
].join('\n');

const words = {
  greeting:
    'Olá, que bom ver você por aqui. Pergunte sobre um assunto, peça um quiz ou diga “o que estudo agora?”.',
  thanks: 'De nada, conte comigo. Se quiser continuar, é só mandar a próxima dúvida.',
  doubt:
    'Obrigado por avisar. Eu só repito o que está no seu material: confira a fonte da resposta e me diga, com outras palavras, o que você procura.',
  praise: 'Que bom saber, obrigado. Fico por aqui: mande a próxima dúvida quando quiser.',
  joy: 'Parabéns, que notícia boa! É fruto do seu esforço. Comemore, e quando quiser o próximo passo, diga “o que estudo agora?”.',
  farewell: 'Até logo, e bons estudos. Quando voltar, continuamos daqui.',
  weather:
    'Pois é, o tempo não ajuda. Beba uma água, ajeite o seu canto e, quando quiser, diga “o que estudo agora?”.',
  apology: 'Não incomoda em nada, estou aqui para isso. Mande a sua dúvida quantas vezes precisar.',
  jest: 'Com bom humor fica mais leve. Só não esqueça de descansar um pouco. Quando quiser, mande a próxima dúvida ou diga “me pergunte”; e, se um dia pesar de verdade, pode me contar.',
  habit:
    'Isso é com você: o melhor horário é aquele em que você rende mais e que consegue repetir. Só não troque o sono pelo estudo, que descansar faz parte de aprender. Para montar o seu dia, diga “o que estudo agora?”.',
  assent: 'Que bom. Quando quiser, siga com outra pergunta ou diga “me pergunte” para praticar.',
};

/** Answers a greeting, thanks, a farewell; a question that is open stays so. */
export function courtesy(message: string, state: TutorState): TutorAnswer {
  const bare = foldLetters(plainMessage(message))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const kind = courtesyOf(bare) ?? 'greeting';
  return { content: paragraphs(words[kind], openQuestion(state)), citations: [], state };
}

/** Leaves for today, while nothing is asked. */
export const goodbye: TutorAnswer = { content: words.farewell, citations: [], state: null };

/** What the tutor can do, with three examples. */
export const help = (state: TutorState): TutorAnswer => ({
  content: paragraphs(
    'Sou o Professor IA, um programa e não uma pessoa, e ajudo com o seu próprio material (planos, flashcards, resumos e os arquivos desta conversa) e com as lições da Biblioteca. Diga, por exemplo:',
    examples,
    openQuestion(state),
  ),
  citations: [],
  state,
});

/** An attempt, a wish to see an answer or to stop, while nothing is asked. */
export const nothingOpen: TutorAnswer = {
  content:
    'Não há nenhuma pergunta aberta agora. Diga “me pergunte” para praticar, ou o assunto que você quer entender.',
  citations: [],
  state: null,
};
