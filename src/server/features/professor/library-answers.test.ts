import { expect, it } from 'vitest';
import { readIntent } from '#server/language/tutor/intent/read-intent.ts';
import { answerLocally } from '#server/language/tutor/local.ts';
import { wordsToFind } from '#server/language/tutor/matching/words-to-find.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { findLessonMaterial, noDay } from './material-service.ts';

/** What a student without material asks, and what the answer has to say, in folded words. */
const questions: readonly (readonly [asked: string, says: RegExp])[] = [
  ['o que é fotossíntese?', /gas carbonico/],
  ['o que é mol?', /quantidade de materia/],
  ['o que é pH?', /h\^\+/],
  ['como calcular o vértice de uma parábola?', /frac\{b\}\{2a\}/],
  ['quem foi getúlio vargas?', /1930/],
  ['o que foi o tenentismo?', /oficiais/],
  ['o que é crase?', /fusao/],
  ['o que é derivada?', /taxa/],
  ['fórmula de bhaskara', /coeficientes/],
  ['o que é uma progressão aritmética?', /constante/],
  ['o que é um ecossistema', /comunidade/],
  ['o que é cadeia alimentar?', /alimento/],
  ['explique a primeira lei de mendel', /alelos/],
  ['o que é metáfora?', /semelhanca/],
  ['qual a diferença entre metáfora e metonímia?', /relacao real/],
  ['o que é feudalismo?', /senhores/],
  ['o que é energia cinética?', /movimento/],
  ['o que é efeito estufa?', /infravermelho/],
  ['o que é probabilidade condicional?', /ja se sabe/],
  ['o que é seno?', /hipotenusa/],
  ['teorema de pitagoras', /catetos/],
  ['o que é logaritmo', /expoente/],
  ['o que são isótopos?', /neutrons/],
  ['ligação covalente x iônica', /compartilhados/],
  ['explica estequiometria', /equacao balanceada/],
  ['o que é efeito fotoelétrico?', /eletrons/],
  ['o que foi o iluminismo?', /razao/],
  ['o que é polissemia?', /varios sentidos/],
  ['quando foi a independência do brasil?', /1822/],
  ['o que é um polígono regular?', /lados iguais/],
  ['qual a diferença entre arranjo e combinação?', /ordem importa/],
  ['o que é desvio padrão?', /variancia/],
  ['o que é matriz inversa?', /identidade/],
  ['o que é número complexo?', /i\^2 = -1/],
  ['explica juros compostos', /montante/],
  ['o que é MMC?', /menor multiplo/],
  ['o que é vetor?', /direcao e sentido/],
  ['o que diz a terceira lei de newton?', /sentido oposto/],
  ['o que é movimento uniforme?', /velocidade escalar constante/],
  ['explica o princípio de arquimedes', /empuxo/],
  ['o que é calor latente?', /sem mudar sua temperatura/],
  ['o que é lei de coulomb?', /inversamente proporcional/],
  ['o que é tabela periódica?', /numero atomico/],
  ['o que é eletronegatividade?', /atracao/],
  ['o que é alcano?', /ligacoes simples/],
  ['o que é catalisador?', /acelera/],
  ['o que é titulação?', /concentracao conhecida/],
  ['o que é eletrólise?', /nao espontanea/],
  ['o que é solução saturada?', /maxima quantidade/],
  ['o que é radioatividade?', /nucleos instaveis/],
  ['o que é enzima?', /catalisadores biologicos/],
  ['o que é osmose?', /semipermeavel/],
  ['o que é respiração celular?', /atp/],
  ['o que é dominância incompleta?', /intermediario/],
  ['o que são briófitas?', /sem vasos/],
  ['o que são anticorpos?', /proteinas de defesa/],
  ['o que é absolutismo?', /rei concentra/],
  ['o que foi a peste negra?', /epidemia/],
  ['o que foram as cruzadas?', /jerusalem/],
  ['o que foi o plano real?', /1994/],
  ['o que foi o holocausto?', /judeus/],
  ['o que é imperialismo?', /industri|coloni/],
  ['o que é pronome?', /pessoas do discurso/],
  ['o que é adjunto adnominal?', /substantivo/],
  ['o que é um dígrafo?', /um so fonema/],
  ['o que é ironia?', /contrario/],
  ['o que é seleção natural?', /vantajosas/],
  ['o que é número primo?', /dois divisores/],
  ['o que foi a lei áurea?', /1888/],
  ['o que é nazismo?', /hitler|racis/],
];

async function answerTo(message: string) {
  const intent = readIntent(message, null, false);
  const topic = 'topic' in intent ? intent.topic : '';
  const lessons = await findLessonMaterial(wordsToFind([], message, topic), topic || message);
  return answerLocally({
    message,
    intent,
    mode: 'normal',
    state: null,
    said: [],
    day: '2026-11-24',
    ...lessons,
    outline: null,
    today: noDay,
    own: null,
    shelf: { summaries: [], decks: [], plans: [] },
    source: 'library',
  });
}

it('answers what is asked at school by the right passage, 85 in a hundred times at least, and each of its own', async () => {
  const missed: string[] = [];
  for (const [asked, says] of questions) {
    const { content, citations } = await answerTo(asked);
    if (!says.test(foldLetters(content)) || citations.length === 0) missed.push(asked);
    for (const { quote } of citations) expect(quote).not.toBe('');
  }
  expect(questions.length - missed.length, missed.join(' ')).toBeGreaterThanOrEqual(0.85 * questions.length);
});

it.each([
  ['qual a pena do homicídio?', /6 a 20 anos/, /20 a 40 anos/],
  ['fases da mitose', /prófase.*metáfase/is, /meiose/i],
])('answers %s from the section that is about it', async (asked, says, never) => {
  const { content } = await answerTo(asked);
  expect(content).toMatch(says);
  expect(content).not.toMatch(never);
});

it('is silent rather than take one word of a term for another of a foreign subject', async () => {
  const { content, citations } = await answerTo('me explica integral por partes');
  expect(citations.map(({ title }) => title)).toEqual([]);
  expect(content).toMatch(/não encontrei/i);
});

it.each(['qual é o telefone da secretaria?', 'quanto custa um sanduíche?', 'quem ganhou o jogo ontem?'])(
  'quotes nothing that only sounds like an answer: %s',
  async (asked) => {
    const { citations } = await answerTo(asked);
    expect(citations.map(({ title }) => title)).toEqual([]);
  },
);
