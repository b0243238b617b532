import { expect, it } from 'vitest';
import { compress } from './compress.ts';

it.each([
  ['brackets', 'A glicose (um açúcar simples) alimenta a célula.', 'A glicose alimenta a célula.'],
  ['an aside between dashes', 'A água — um solvente polar — dissolve sais.', 'A água dissolve sais.'],
  ['a connective before a comma', 'Além disso, a dívida cresceu.', 'A dívida cresceu.'],
  ['a connective without a comma', 'Mas a lei não foi cumprida.', 'A lei não foi cumprida.'],
  ['a connective before the verb', 'O remédio, contudo, é lento e amargo.', 'O remédio é lento e amargo.'],
  [
    'a connective after the verb',
    'Sobreviveu, também, o costume de esperar.',
    'Sobreviveu o costume de esperar.',
  ],
  [
    'a connective before the subject, but not the comma',
    'Para o restante do mundo, no entanto, a guerra foi quente.',
    'Para o restante do mundo, a guerra foi quente.',
  ],
  [
    'a connective before an apposition, but not its comma',
    'A polar atlântica, enfim, fria e úmida, provoca frentes frias.',
    'A polar atlântica, fria e úmida, provoca frentes frias.',
  ],
  [
    'what follows the first independent clause',
    'A variação da pressão desloca o equilíbrio da reação; o catalisador apenas acelera as duas reações.',
    'A variação da pressão desloca o equilíbrio da reação.',
  ],
  [
    'what a subject has between commas',
    'A rubisco, proteína abundante, fixa o carbono do ar.',
    'A rubisco fixa o carbono do ar.',
  ],
  [
    'a relative clause at the end',
    'A planta absorve a luz do Sol, que vem de longe.',
    'A planta absorve a luz do Sol.',
  ],
  [
    'an apposition at the end',
    'A folha contém muita clorofila, pigmento que reflete o verde.',
    'A folha contém muita clorofila.',
  ],
  [
    'a circumstance at the end',
    'O ciclo recebe o nome de Calvin, em homenagem ao químico.',
    'O ciclo recebe o nome de Calvin.',
  ],
  [
    'a reason',
    'A água dissolve os sais comuns, pois é um solvente polar.',
    'A água dissolve os sais comuns.',
  ],
  ['what a speaker says to the listeners', 'O PIB, pessoal, mede a produção.', 'O PIB mede a produção.'],
  ['what a speaker adds at the end', 'O dólar dobrou num mês só, imagina.', 'O dólar dobrou num mês só.'],
  [
    'a connective, but not the comma after what tells of the subject',
    'Nomeado pelo rei, porém, voltou para casa a pé.',
    'Nomeado pelo rei, voltou para casa a pé.',
  ],
  ['the date that begins it', 'Em 1871, a lei libertou os filhos.', 'A lei libertou os filhos.'],
  ['"vale lembrar que"', 'Vale lembrar que o gelo flutua na água.', 'O gelo flutua na água.'],
  [
    'what a colon announces',
    'A diferença vem da altitude: a temperatura cai com a subida.',
    'A temperatura cai com a subida.',
  ],
  [
    'the first of two clauses that "e" joins',
    'O Congresso foi fechado pelo governo, e os estados perderam suas bandeiras.',
    'Os estados perderam suas bandeiras.',
  ],
])('leaves out %s', (_, sentence, shorter) => {
  expect(compress(sentence)).toContain(shorter);
});

it.each([
  'O gás se expande quando aquece.',
  'Assim como o som, a luz se propaga em ondas.',
  'Também os fungos respiram oxigênio.',
  'Há três fases: a prófase, em que o núcleo some; a metáfase, em que tudo se alinha; a anáfase.',
  'Uns dizem que o plano salvou o país; outros dizem que o arruinou de uma vez.',
  'Não se trata de desleixo dos fabricantes, mas de um limite da natureza; o motor perde calor.',
  'O gás, se aquecido, se expande.',
  'O motor não desmente a lei; um compressor, ligado à tomada, gasta energia.',
  'O aluno recebe a bolsa, desde que frequente as aulas.',
  'O contrato termina em março, a menos que alguém o renove.',
  'Em Fortaleza, os jangadeiros do porto, recusaram o serviço.',
  'A mudança de posição, em princípio, é permitida.',
  'A lei vale para todos, salvo para os menores.',
  'A fase produz, além do oxigênio, duas moléculas de que a célula necessita.',
  'O ar é tão frio, na serra, que congela.',
  'Havia cativos nos engenhos, nas minas e nos cafezais.',
  'O preço, a renda e o gosto decidem a compra.',
  'Galileu afirmou o contrário: a Terra gira em torno do Sol.',
  'A energia vale $E = m c^2, que é$ uma constante.',
  'Ele gritou "a casa caiu, que pena" bem alto.',
  'A posição do móvel obedece a s(t) = v·(t - t₀) em todo o trajeto.',
  'A busca na árvore tem custo O(log n) em média.',
  'A função soma(a, f(b), c) devolve o total.',
  'O lado do quadrado mede √(2·A) metros.',
  'O gelo derrete em temperaturas altas (acima de 0 °C) ao nível do mar.',
  'Os tecidos (muscular, nervoso e ósseo) formam órgãos.',
  'O esqueleto é o conjunto de ossos, ligados e articulados que sustenta o corpo.',
  'A destilação é a separação de líquidos, por meio do calor, conforme o ponto de ebulição.',
  'A densidade (d) é a razão entre a massa, em gramas, e o volume do corpo, em litros.',
  'O ensino gratuito chegou a mais gente, com 92,5% das crianças na escola.',
  'Enzima é a molécula, quase sempre uma proteína, que acelera uma reação da célula.',
  'A multa decorre da compra de um terreno, situado em Olinda, que nunca foi paga.',
  'A nota vai de zero a dez, e quanto maior a nota, menor a dívida.',
  'O doador entrega o bem ao hospital, para uso depois do parto.',
  'O rio nasce na serra, onde a chuva cai, e corre para o mar.',
  'O corte da madeira é feito com serrote, e o do ferro, com maçarico.',
  'A força vem da água, e a luz, da queima do óleo.',
  'A vela é o pano, sempre forte, que recebe o vento do mar.',
  'Os nervos levam o sinal ao músculo, enquanto as glândulas respondem mais devagar.',
  'Oiapoque tem a maior taxa: 84% das casas ficam perto do rio.',
  'Em "Os sertões", publicado em 1902, Euclides narra a guerra de Canudos.',
])('leaves "%s" as it is', (sentence) => {
  expect(compress(sentence)).toEqual([]);
});

it('takes no clause by itself that stands for something in another', () => {
  const sentence = 'Classificar é um hábito antigo da ciência, e os químicos tinham motivos para cultivá-lo.';
  expect(compress(sentence)).toEqual(['Classificar é um hábito antigo da ciência.']);
});

it('parts a sentence into no more forms than the choice can weigh', () => {
  const long = `A planta, ser vivo, cresce, ${'em homenagem ao rei, que vive, '.repeat(40)}, e o gás sobe.`;
  expect(compress(long).length).toBeLessThanOrEqual(16);
});
