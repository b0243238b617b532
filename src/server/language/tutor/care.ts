import { foldLetters } from '#shared/rules/text/fold.ts';
import { moods } from './intent/care-patterns.ts';
import type { Despair } from './intent/despair.ts';
import { openQuestion } from './open-question.ts';
import type { TutorAnswer, TutorState } from './tutor.ts';
import { paragraphs } from './words.ts';

type Mood = (typeof moods)[number][0];

const words: Record<Mood, readonly [string, string]> = {
  tired: [
    'Sinto muito que esteja tão pesado. Cansaço assim é normal depois de muito esforço, e descansar também faz parte de estudar.',
    'Um passo pequeno: pare por dez minutos, beba água e respire fundo. Se hoje não der mais nada, tudo bem; amanhã começamos por uma coisa só.',
  ],
  grade: [
    'Sinto muito, imagino como isso dói. Uma nota não define você nem o que você consegue aprender.',
    'Agora, respire com calma; hoje não precisa resolver tudo. Quando quiser, dê um passo pequeno: escolha uma única questão que você errou e me conte qual é, que vemos juntos.',
  ],
  anxious: [
    'Entendo, e é normal sentir isso perto de algo importante. Você não está só.',
    'Vamos com calma: solte os ombros e respire devagar três vezes, contando até quatro. Depois, um passo pequeno, de cinco minutos: diga “me pergunte” e eu faço uma pergunta só.',
  ],
  worth: [
    'Sinto muito que você esteja se sentindo assim. É difícil agora, mas não saber ainda não quer dizer que você não consiga, e um dia ruim não define você.',
    'Que tal um passo pequeno, só para sair do zero? Escolha o assunto mais fácil e diga “me pergunte”. Se o peso for grande, converse com alguém de confiança.',
  ],
  quitting: [
    'Entendo essa vontade de parar; tem fases em que tudo fica pesado, e é normal sentir isso.',
    'Antes de decidir, faça uma pausa e respire. Depois, se quiser, um passo pequeno: cinco minutos de um assunto de que você gosta. E converse com alguém de confiança sobre como você está.',
  ],
  harmed: [
    'Sinto muito que isso esteja acontecendo com você, e que bom que me contou. Não é culpa sua, e você não está só.',
    'Conte a uma pessoa adulta de confiança, da família, da escola ou do posto de saúde. O Disque **100** atende de graça, a qualquer hora, e o **180**, mulheres; em perigo agora, ligue **190**. Um passo pequeno: escreva para essa pessoa “preciso de ajuda, posso falar com você?”.',
  ],
  sad: [
    'Sinto muito que você esteja passando por isso, e que bom que me contou. É difícil, e você não precisa carregar tudo de uma vez.',
    'Agora, cuide de você: respire, faça uma pausa curta e, se puder, converse com alguém de confiança. Quando quiser voltar, damos um passo pequeno juntos.',
  ],
};

const toDespair: Record<Despair, readonly string[]> = {
  own: [
    'Sinto muito que esteja doendo tanto, e que bom que você me contou. Você não está só, e o que sente importa muito mais do que qualquer prova.',
    'Por favor, fale com alguém agora: uma pessoa de confiança, da família, da escola ou um amigo. O CVV atende de graça, a qualquer hora, pelo telefone **188** ou no [chat do CVV](https://cvv.org.br). Se houver perigo imediato, ligue para o SAMU, 192.',
    'Os estudos podem esperar. Um passo pequeno por agora: respire, mande uma mensagem para alguém e diga “não estou bem, fica comigo um pouco?”.',
  ],
  // To somebody whose friend is in danger.
  other: [
    'Que bom que você contou, e que bom que essa pessoa tem você. Leve a sério: não é exagero, e não é culpa sua.',
    'Não guarde isso só com você: conte agora a um adulto de confiança, da família ou da escola, e não deixe a pessoa sozinha. O CVV atende de graça, a qualquer hora, pelo telefone **188** ou no [chat do CVV](https://cvv.org.br), e orienta também quem quer ajudar. Se houver perigo imediato, ligue para o SAMU, 192.',
    'Um passo pequeno por agora: diga “eu me importo com você e quero te ouvir”. Os estudos podem esperar.',
  ],
};

const moodOf = (message: string): Mood =>
  moods.find(([, pattern]) => pattern.test(foldLetters(message)))?.[0] ?? 'sad';

/** Care, then the answer to what is asked besides; where nothing answers it, only care. */
export function withCare(message: string, answer: TutorAnswer): TutorAnswer {
  if (answer.citations.length === 0) return care(message, null, answer.state);
  return { ...answer, content: paragraphs(...words[moodOf(message)], answer.content) };
}

/** A warm word, one small step, and for despair who is there to help; never a refusal. What is asked stays open. */
export function care(message: string, despair: Despair | null, state: TutorState): TutorAnswer {
  if (despair) return { content: paragraphs(...toDespair[despair]), citations: [], state };
  const mood = moodOf(message);
  const open = state && 'A pergunta de antes fica guardada; voltamos a ela quando você quiser.';
  return { content: paragraphs(...words[mood], open), citations: [], state };
}

/** Stays what it is, without repeating what it was told. */
export const staysTutor = (state: TutorState): TutorAnswer => ({
  content: paragraphs(
    'Isso eu não faço: sou o Professor IA da Órbita e fico nos seus estudos, com o seu material e as regras de sempre.',
    'Se quiser, pergunte sobre um assunto, peça um quiz com “me pergunte” ou diga “o que estudo agora?”.',
    openQuestion(state),
  ),
  citations: [],
  state,
});
