import { expect, it } from 'vitest';
import { readOutline } from './read-outline.ts';

/** Each unit as the summary would say it, behind what names it. */
function said(text: string): string[] {
  const units = readOutline(text);
  return units
    .filter(({ kind }) => kind !== 'name')
    .map((unit) =>
      [unit.needs === undefined ? undefined : units[unit.needs]?.text, unit.text].filter(Boolean).join(' | '),
    );
}

it('keeps an answer with its question, without the letters before them', () => {
  const text = `REVISÃO

1) O que é a mitose?
R: A divisão que gera duas células iguais. Ocorre nos tecidos.

P: Onde fica o DNA?
Resposta: No núcleo.

3) Quem descreveu a célula? Robert Hooke, em 1665.`;
  expect(said(text)).toEqual([
    'O que é a mitose? | A divisão que gera duas células iguais.',
    'A divisão que gera duas células iguais. | Ocorre nos tecidos.',
    'Onde fica o DNA? | No núcleo.',
    'Quem descreveu a célula? | Robert Hooke, em 1665.',
  ]);
});

it('keeps lines of notes with their heading, which ends at a blank line', () => {
  const text = `Farmacologia básica

1) Anestésicos locais
   Mecanismo: bloqueiam os canais de sódio do neurônio.
   Arritmia é a complicação mais temida.

2) Opioides (morfina, codeína)
   Ativam o receptor mu. Podem causar constipação.

Superdosagem de opioide: naloxona por via venosa.`;
  expect(said(text)).toEqual([
    'Anestésicos locais | Mecanismo: bloqueiam os canais de sódio do neurônio.',
    'Anestésicos locais | Arritmia é a complicação mais temida.',
    'Opioides (morfina, codeína) | Ativam o receptor mu.',
    'Opioides (morfina, codeína) | Podem causar constipação.',
    'Superdosagem de opioide: naloxona por via venosa.',
  ]);
});

it('keeps the items of slides with their heading', () => {
  expect(
    said('ECONOMIA\nProf. Ana\n\nOligopólio\n• Poucas empresas no mercado\n• Cartel: acordo de preços'),
  ).toEqual(['Oligopólio | Poucas empresas no mercado', 'Oligopólio | Cartel: acordo de preços']);
});

it('says a list that a sentence announces as one', () => {
  const text = `A rocha pode ser:
a) ígnea, quando o magma esfria;
b) sedimentar, quando detritos se juntam; ou
c) metamórfica.

Depois vem o solo.`;
  expect(said(text)).toEqual([
    'A rocha pode ser: ígnea, quando o magma esfria; sedimentar, quando detritos se juntam; metamórfica.',
    'Depois vem o solo.',
  ]);
});

it('says no alternative of an exercise', () => {
  const text =
    'Sobre as rochas, é correto afirmar que:\na) o granito é sedimentar;\nb) o basalto é ígneo;\nc) o mármore é ígneo.';
  expect(said(text)).toEqual(['Sobre as rochas, é correto afirmar que:']);
});

it('keeps the paragraphs of an article with what the article says', () => {
  const text = `Art. 3º O registro público é gratuito.
§ 1º O prazo é de dez dias.

Art. 4º A certidão é emitida pelo cartório.
Parágrafo único. A via é digital.`;
  const [first, second] = [
    'Art. 3º O registro público é gratuito.',
    'Art. 4º A certidão é emitida pelo cartório.',
  ];
  expect(said(text)).toEqual([
    first,
    `${first} | § 1º O prazo é de dez dias.`,
    second,
    `${second} | A via é digital.`,
  ]);
});

it.each([
  ['bars', ' | '],
  ['tabulators', '\t'],
])('says the rows of a table with %s by the names of its columns', (_, bar) => {
  const rows = [
    ['Planeta', 'Luas', 'Superfície'],
    ['Marte', '2', 'rochosa'],
    ['Io', 'nenhuma', 'de enxofre'],
  ];
  expect(
    said(`Veja.\n\n${rows.map((row) => row.join(bar)).join('\n')}\n\nO quadro resume tudo o que há.`),
  ).toEqual([
    'Marte – luas: 2; superfície: rochosa.',
    'Planeta Io – luas: nenhuma; superfície: de enxofre.',
    'O quadro resume tudo o que há.',
  ]);
});

it('names a task as its question, and leaves out what else it asks for', () => {
  const text = `REVISÃO

1. Diferencie rocha e mineral.
Rocha é um conjunto de minerais. Mineral é um sólido natural.

2. Explique o que é erosão.
R: É o desgaste do solo pela água.

3. O que é magma? Dê um exemplo.
R: É a rocha fundida do interior da Terra.

4. E a lava?
R: É o magma que sai do vulcão.`;
  expect(said(text)).toEqual([
    'Rocha é um conjunto de minerais.',
    'Rocha é um conjunto de minerais. | Mineral é um sólido natural.',
    'O que é erosão? | É o desgaste do solo pela água.',
    'O que é magma? | É a rocha fundida do interior da Terra.',
    'Lava | É o magma que sai do vulcão.',
  ]);
});

it('keeps an item with the one that it is set in under, and with the line above the list', () => {
  const text = `ESTOQUE DA LOJA

Bens
• Bens móveis
  – mesas, cadeiras e livros
  – carro da loja
• Bens imóveis

O risco cresce com o número de pontos.
- baixo: até 4 pontos
- alto: 5 pontos ou mais`;
  expect(said(text)).toEqual([
    'Bens | Bens móveis',
    'Bens móveis | mesas, cadeiras e livros',
    'Bens móveis | carro da loja',
    'Bens | Bens imóveis',
    'O risco cresce com o número de pontos.',
    'O risco cresce com o número de pontos. | baixo: até 4 pontos',
    'O risco cresce com o número de pontos. | alto: 5 pontos ou mais',
  ]);
});

it('tells a numbered heading in capitals from the items below it', () => {
  const text = `Manual da cozinha da escola.

1. RISCOS
- calor
- faca sem cabo

2. LIMPEZA
1. Lavar as mãos com sabão.
2. Secar as mãos com papel.`;
  expect(said(text)).toEqual([
    'Manual da cozinha da escola.',
    'RISCOS | calor',
    'RISCOS | faca sem cabo',
    'LIMPEZA | Lavar as mãos com sabão.',
    'LIMPEZA | Secar as mãos com papel.',
  ]);
});

it('keeps the number of an article, and leaves out where its words come from', () => {
  const text = `Art. 12. O registro é público e gratuito.

Art. 13. São isentos de taxa: (Redação dada pela Lei nº 9.999, de 2020)
I - os menores de idade;
II - os idosos.`;
  expect(said(text)).toEqual([
    'Art. 12. O registro é público e gratuito.',
    'Art. 13. São isentos de taxa: os menores de idade; os idosos.',
  ]);
});

it('takes no item with an equation for code', () => {
  const text =
    'As colisões são de dois tipos:\na) elástica: a energia se conserva e ΔE = 0;\nb) inelástica: parte da energia se perde.';
  expect(said(text)).toEqual([
    'As colisões são de dois tipos: elástica: a energia se conserva e ΔE = 0; inelástica: parte da energia se perde.',
  ]);
});

it('leaves out the numbers of footnotes', () => {
  const text =
    'O magma sobe pelas dorsais do oceano.1 A crosta se afasta delas aos poucos.\n\n1 A rocha mais nova fica no centro.';
  expect(said(text)).toEqual([
    'O magma sobe pelas dorsais do oceano.',
    'A crosta se afasta delas aos poucos.',
    'A rocha mais nova fica no centro.',
  ]);
});

it('lets prose under a heading stand by itself', () => {
  const text =
    'Ótica\n\nReflexão\n\nA luz volta ao meio de onde veio. O ângulo é o mesmo.\n\nÉ o que se vê no espelho.';
  expect(said(text)).toEqual([
    'A luz volta ao meio de onde veio.',
    'O ângulo é o mesmo.',
    'É o que se vê no espelho.',
  ]);
});
