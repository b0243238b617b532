import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leansBack } from '#server/language/text/leans-back.ts';
import { splitSentences } from '#server/language/text/split-sentences.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { summaryLimits } from '#shared/contracts/summaries.ts';
import { fold, foldLetters } from '#shared/rules/text/fold.ts';
import { compress } from './compression/compress.ts';
import { summarise } from './summarise.ts';

const folder = join(process.cwd(), 'bench/corpus/summaries');
const corpus = readdirSync(folder)
  .filter((name) => /^\d/.test(name))
  .map((name) => {
    const [head = '', text = ''] = readFileSync(join(folder, name), 'utf8').split(/^---$/mu);
    const field = (key: string) => new RegExp(`^${key}: (.*)$`, 'mu').exec(head)?.[1] ?? '';
    return { name, text, title: field('título'), subject: field('matéria') };
  });

const countWords = (text: string) => wordsOf(text).length;
const sentencesOf = (text: string) => splitSentences(text).sentences.map((sentence) => sentence.text);
const bare = { title: '', subject: '' };

/** Place in the text of the sentence that a sentence of the summary is, or is a shorter form of. */
const placeOf = (sentence: string, sources: readonly string[]) =>
  sources.findIndex((source) => source === sentence || compress(source).includes(sentence));

describe.each(corpus)('of $name', ({ text, title, subject }) => {
  const sources = sentencesOf(text);

  it.each([100, 120, 200, 500])('fills %i words to 85 % at least and never goes over', (maxWords) => {
    const { summary } = summarise({ pages: [text], title, subject, maxWords });
    expect(countWords(summary)).toBeLessThanOrEqual(maxWords);
    expect(countWords(summary)).toBeGreaterThanOrEqual(maxWords * 0.85);
  });

  it('is made of sentences of the text in its order, and says none twice', () => {
    const { summary } = summarise({ pages: [text], title, subject, maxWords: 300 });
    const places = sentencesOf(summary).map((sentence) => placeOf(sentence, sources));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  });

  it('leaves no pronoun or connective without what it points to', () => {
    const sentences = sentencesOf(summarise({ pages: [text], title, subject, maxWords: 120 }).summary);
    sentences.forEach((sentence, at) => {
      if (!leansBack(sentence)) return;
      const before = sentences[at - 1] ?? '';
      expect(placeOf(before, sources)).toBe(placeOf(sentence, sources) - 1);
    });
  });

  it('says something else, as long and as good, beside a summary that stands there', () => {
    const request = { pages: [text], title, subject, maxWords: 120 };
    const first = summarise(request).summary;
    const second = summarise({ ...request, avoid: first }).summary;
    const said = sentencesOf(first);
    const kept = sentencesOf(second).filter((sentence) => said.includes(sentence));
    expect(kept.length).toBeLessThan(said.length / 2);
    expect(countWords(second)).toBeGreaterThanOrEqual(102);
    expect(countWords(second)).toBeLessThanOrEqual(120);
  });

  it('has no heading, caption, running header or bibliography in it', () => {
    const { summary, keyPoints } = summarise({ pages: [text], title, subject, maxWords: 300 });
    expect([summary, ...keyPoints.map((point) => point.text)].join('\n')).not.toMatch(
      /Figura \d|Tabela \d|Apostila|Ensino Médio ·|Volume \d|Aula \d|Unidade \d|[A-Z]{3,}, [A-Z]| ed\. /u,
    );
  });

  it('comes with three to seven short points that stand alone', () => {
    const { keyPoints } = summarise({ pages: [text], title, subject, maxWords: 120 });
    expect(keyPoints.length).toBeGreaterThanOrEqual(summaryLimits.keyPoints.min);
    expect(keyPoints.length).toBeLessThanOrEqual(summaryLimits.keyPoints.max);
    expect(new Set(keyPoints.map((point) => point.text)).size).toBe(keyPoints.length);
    for (const { text: point } of keyPoints) {
      expect(placeOf(point, sources)).toBeGreaterThanOrEqual(0);
      expect(countWords(point)).toBeLessThanOrEqual(32);
      expect(leansBack(point)).toBe(false);
    }
  });

  it('comes with three to eight tags as the text or the title writes them', () => {
    const { tags } = summarise({ pages: [text], title, subject, maxWords: 120 });
    expect(tags.length).toBeGreaterThanOrEqual(3);
    expect(tags.length).toBeLessThanOrEqual(summaryLimits.tags);
    const said = `${title} ${sources.join(' ')}`.toLowerCase();
    for (const tag of tags) expect(said).toContain(tag.toLowerCase());
    expect(new Set(tags.map(foldLetters)).size).toBe(tags.length);
  });

  it('is the same each time', () => {
    const request = { pages: [text], title, subject, maxWords: 120 };
    expect(summarise(request)).toEqual(summarise(request));
  });
});

it('answers a text that fits whole, but for captions and sources', () => {
  const text = `# A célula

A célula é a unidade da vida. Ela tem uma membrana, que contro-
la o que entra.

Figura 1 — Uma célula animal.

O núcleo guarda o material genético.

LOPES, Sônia. Biologia essencial. São Paulo: Saraiva, 2003.`;
  expect(summarise({ pages: [text], title: 'A célula', subject: 'Biologia', maxWords: 100 }).summary).toBe(
    'A célula é a unidade da vida. Ela tem uma membrana, que controla o que entra.\n\nO núcleo guarda o material genético.',
  );
});

it('tells of each key point the page and the sentence as it stands there', () => {
  const { text = '', title = '', subject = '' } = corpus.find(({ name }) => name.startsWith('01-')) ?? {};
  const pages = text.split(/(?=Ensino Médio · 2ª série)/u);
  const { keyPoints } = summarise({ pages, title, subject, maxWords: 120 });
  const oneLine = (part: string) => part.replace(/(?<=\p{L})-\n(?=\p{Ll})/gu, '').replace(/\s+/gu, ' ');
  expect(new Set(keyPoints.map(({ page }) => page)).size).toBeGreaterThan(1);
  for (const { text: point, sentence, page } of keyPoints) {
    expect(oneLine(pages[page - 1] ?? '')).toContain(sentence);
    expect([sentence, ...compress(sentence)]).toContain(point);
  }
});

it('reads a sentence over the end of a page as one, of the page on which it begins', () => {
  const pages = [
    'Os animais respiram. A fotossíntese é o processo pelo qual as plantas usam a',
    'luz do Sol para produzir açúcar. A água evapora com o calor.',
  ];
  const { keyPoints } = summarise({ pages, ...bare, title: 'Fotossíntese', maxWords: 100 });
  expect(keyPoints).toContainEqual({
    text: 'A fotossíntese é o processo pelo qual as plantas usam a luz do Sol para produzir açúcar.',
    sentence: 'A fotossíntese é o processo pelo qual as plantas usam a luz do Sol para produzir açúcar.',
    page: 1,
  });
});

it('takes no verb after a pronoun for a tag', () => {
  const law = corpus.find(({ name }) => name.startsWith('19-'));
  const { tags } = summarise({ pages: [law?.text ?? ''], ...bare, title: law?.title ?? '', maxWords: 120 });
  expect(tags).not.toContain('contrarie');
});

it('leaves formulas, prices, code and tables whole in a longer text', () => {
  const filler = (corpus[2]?.text ?? '').replaceAll('$', '');
  const formula = 'A energia de repouso de um corpo é $E=mc^2, (m + 0)$, que vale para toda massa.';
  const price = 'A conta de energia custa R$ 12,29 (com imposto) e sobe R$ 3,10 por ano.';
  const text = `${filler}\n\n${formula} ${price}\n\n| massa | energia |\n|---|---|\n| 1 | 9 |\n\n\`\`\`py\nenergia = massa\n\`\`\``;
  const { summary } = summarise({ pages: [text], title: 'Energia', subject: '', maxWords: 900 });
  expect(summary).toContain('$E=mc^2, (m + 0)$');
  expect(summary).toContain('R$ 12,29');
  expect(summary).not.toMatch(/\|---|energia = massa/u);
});

it('says a repeated thing once', () => {
  const said = 'A mitose divide uma célula em duas células iguais entre si.';
  const rest = corpus[6]?.text ?? '';
  const text = `${said}\n\n${rest}\n\n${said}\n\n${rest}\n\n${said}`;
  const sentences = sentencesOf(summarise({ pages: [text], ...bare, maxWords: 200 }).summary);
  expect(new Set(sentences).size).toBe(sentences.length);
});

it('cuts a text without sentences between two words', () => {
  const text = Array.from({ length: 900 }, (_, at) => `palavra${at}`).join(' ');
  const { summary, keyPoints } = summarise({ pages: [text], ...bare, maxWords: 100 });
  expect(countWords(summary)).toBe(100);
  expect(summary).toMatch(/palavra99…$/u);
  expect(keyPoints).toEqual([]);
});

it.each([
  ['no spaces', 'abcdefghij'],
  ['only digits', '0123456789'],
  ['no words', '('],
  ['a sentence without end', 'a planta que cresce, e a água que cai, '],
  ['sentences of a letter', 'a. '],
  ['quotation marks', '"a '],
  ['dollar signs', '$a'],
  ['clauses', 'O gás é leve; '],
  ['items', '- a planta é verde\n'],
  ['fences', '```\n'],
  ['rows', '|a|\n'],
])(
  'takes a text of %s in its stride',
  (_, piece) => {
    // Well under a second; were it quadratic, minutes.
    const pages = [piece.repeat(Math.ceil(500_000 / piece.length))];
    expect(summarise({ pages, ...bare, maxWords: 100 }).summary.length).toBeLessThanOrEqual(4001);
  },
  60_000,
);

it('gives the beginning of a text without spaces', () => {
  const { summary } = summarise({ pages: ['abc'.repeat(5000)], ...bare, maxWords: 100 });
  expect(summary).toMatch(/^abcabc.*…$/u);
});

it('never throws nor goes over the limit, whatever the text', () => {
  const pieces = fc.constantFrom(
    'A água ferve a cem graus.',
    'Ela evapora.',
    '(',
    '"',
    '\n\n',
    '- item',
    '# Título',
    '1. ',
    '; ',
    ', porém, ',
    '…',
    'Mas ',
    '\u0000',
    '😀',
    '\u205F',
    'Além disso, o gelo derrete',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(texts, fc.string(), fc.integer({ min: 1, max: 300 }), (text, title, maxWords) => {
      const made = summarise({ pages: [text], title, subject: 'Física', maxWords });
      expect(countWords(made.summary)).toBeLessThanOrEqual(maxWords);
      expect(made.keyPoints.length).toBeLessThanOrEqual(summaryLimits.keyPoints.max);
      expect(made.tags.length).toBeLessThanOrEqual(summaryLimits.tags);
      expect(summarise({ pages: [text], title, subject: 'Física', maxWords })).toEqual(made);
    }),
  );
});

it('tells what a study text says first of all', () => {
  const { text = '', title = '', subject = '' } = corpus.find(({ name }) => name.startsWith('01-')) ?? {};
  const { summary, keyPoints, tags } = summarise({ pages: [text], title, subject, maxWords: 120 });
  expect(summary).toContain(
    'A fotossíntese é justamente o processo pelo qual plantas, algas e certas bactérias',
  );
  expect(keyPoints.map((point) => point.text).join(' ')).toContain('o ATP, que armazena energia, e o NADPH');
  expect(tags.map(fold)).toContain('fotossintese');
});

it('says once what the text says again and again', () => {
  const line = 'A fotossíntese ocorre nos cloroplastos das células vegetais.';
  const other = 'O ciclo de Calvin transforma o gás carbônico em glicose no estroma.';
  const text = `${`${line}\n\n`.repeat(60)}${other}`;
  const { summary, keyPoints } = summarise({
    pages: [text],
    title: 'Fotossíntese',
    subject: 'Biologia',
    maxWords: 100,
  });
  expect(summary.split(line)).toHaveLength(2);
  expect(keyPoints.map((point) => point.text)).toEqual([line, other]);
});

/** Sentences beside those that matter, as long as the limit is. */
const filler = Array.from(
  { length: 12 },
  (_, at) => `O rio número${at} corre pelo vale${at} e chega ao lago${at} depois de muitas curvas.`,
).join(' ');

it('says lines of notes under their heading, and answers behind their question', () => {
  const text = `${filler}

Oligopólio
• Poucas empresas dominam o mercado e combinam os preços do mercado
• Cartel: acordo de preços entre rivais

O que é monopólio?
R: Mercado de um só vendedor, que manda nos preços do mercado.`;
  const { summary, keyPoints } = summarise({
    pages: [text],
    ...bare,
    title: 'Mercado',
    maxWords: 120,
    avoid: filler,
  });
  expect(summary).toContain('**Oligopólio**\n\n- Poucas empresas dominam o mercado e combinam');
  expect(summary).toContain('**O que é monopólio?** Mercado de um só vendedor');
  const ofNotes = keyPoints
    .map(({ text }) => text)
    .filter((point) => /empresas|Cartel|vendedor/u.test(point));
  expect(ofNotes.length).toBeGreaterThan(0);
  for (const point of ofNotes) expect(point).toMatch(/^(?:Oligopólio –|O que é monopólio\?) /u);
});

it('tells of all kinds that are announced, or of none', () => {
  const text = `${filler}

Há três tipos de clima. Nos climas frios, a neve cobre o solo por meses. Nos climas secos, a chuva quase não cai. Nos climas úmidos, a mata é densa.`;
  const { summary } = summarise({ pages: [text], ...bare, title: 'Clima', maxWords: 100 });
  expect(summary).toContain('Há três tipos de clima.');
  for (const kind of ['frios', 'secos', 'úmidos']) expect(summary).toContain(`Nos climas ${kind}`);
});

it.each([
  [
    'a pair of terms',
    'O gelo é a água no estado sólido. O vapor é a água no estado de gás.',
    ['gelo', 'vapor'],
  ],
  [
    'a series',
    `A primeira dinastia ergueu o templo. O povo plantava no vale. A segunda dinastia abriu o canal. A terceira dinastia perdeu o vale inteiro.`,
    ['primeira dinastia', 'segunda dinastia', 'terceira dinastia'],
  ],
])('tells all of %s, or none', (_, told, names) => {
  const said = names.map((name) => {
    const { summary } = summarise({
      pages: [`${filler} ${told}`],
      ...bare,
      title: name,
      maxWords: 60,
      avoid: filler,
    });
    return names.map((each) => summary.includes(each));
  });
  for (const each of said) expect(new Set(each).size).toBe(1);
  expect(said.flat()).toContain(true);
});

it('tells a list whole or not at all, its parts set in', () => {
  const text = `${filler}

Baú do navio
• Velas do navio
  – vela grande de lona
  – vela pequena de lona
• Cordas do navio`;
  const { summary, keyPoints } = summarise({
    pages: [text],
    ...bare,
    title: 'Velas do navio',
    maxWords: 60,
    avoid: filler,
  });
  expect(summary).toContain(
    '**Baú do navio**\n\n- Velas do navio.\n  - vela grande de lona.\n  - vela pequena de lona.\n- Cordas do navio.',
  );
  // None of them claims anything by itself.
  expect(keyPoints.map(({ text }) => text).join(' ')).not.toMatch(/lona|Cordas/u);
});

it('tells first what the theme of the text is', () => {
  const text = `${filler} Jangadas são barcos de madeira, que levam uma vela e alguns pescadores. ${filler.replaceAll('número', 'lado')}`;
  const { keyPoints } = summarise({ pages: [text], ...bare, title: 'As jangadas', maxWords: 60 });
  expect(keyPoints.map((point) => point.text)).toContain(
    'Jangadas são barcos de madeira, que levam uma vela e alguns pescadores.',
  );
});

it('leaves out what a newspaper or a teacher adds', () => {
  const text = `27/07/2023 10h15 · Atualizado há 2 horas.

${filler}

"Esse rio nos dá tudo", disse o pescador do lago. Os dados do rio serão divulgados nos próximos meses. Trazer dúvidas do rio na sexta!!`;
  const { summary, keyPoints } = summarise({ pages: [text], ...bare, title: 'Rio', maxWords: 150 });
  expect([summary, ...keyPoints.map((point) => point.text)].join('\n')).not.toMatch(
    /Atualizado|Esse rio|próximos meses|dúvidas/u,
  );
});

it('says the third of a series behind the second', () => {
  const text = `O primeiro uso do mapa é achar um lugar. ${filler} O segundo uso é medir uma distância. ${filler} O terceiro uso é planejar um mapa novo.`;
  const { summary } = summarise({
    pages: [text],
    ...bare,
    title: 'Uso do mapa',
    maxWords: 60,
    avoid: filler,
  });
  const told = ['primeiro', 'segundo', 'terceiro'].map((which) => summary.includes(`${which} uso`));
  // None stands without those before it.
  expect(told.lastIndexOf(true)).toBe(told.filter(Boolean).length - 1);
  expect(told[0]).toBe(true);
});

it('keeps no word of the class to the class, nor a title in capitals', () => {
  const text = `AULA 7 - HIDROGRAFIA, prova dia 20!!!

O rio Amazonas nasce nos Andes do Peru. Muita gente erra isso na prova. Semana que vem a gente vê os lagos. ${filler}`;
  const { summary, keyPoints, tags } = summarise({ pages: [text], ...bare, maxWords: 100 });
  expect([summary, ...keyPoints.map((point) => point.text), ...tags].join('\n')).not.toMatch(
    /AULA|prova|Semana que vem|Muita gente/u,
  );
});
