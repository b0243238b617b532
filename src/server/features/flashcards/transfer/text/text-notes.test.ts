import { describe, expect, it } from 'vitest';
import { readTextNotes, type TextChoices } from './text-notes.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, choices: TextChoices = {}) => readTextNotes(bytes(text), choices);
const rolesOf = (text: string) => read(text).columns.map(({ role }) => role);
const problemOf = (file: Uint8Array) => {
  try {
    readTextNotes(file, {});
  } catch (error) {
    return (error as { code: string }).code;
  }
  return null;
};

describe("Anki's headers", () => {
  it('say separator, columns, deck and tags', () => {
    const { notes, separator, columns } = read(
      [
        '#separator:Pipe',
        '#html:false',
        '#notetype column:1',
        '#guid column:2',
        '#deck column:3',
        '#tags column:6',
        '#tags: vestibular',
        '#qualquer coisa',
        'Basic|x1|Biologia::Célula|O que é <b>DNA</b>?|Uma molécula|genética reino::animal',
        '# um comentário',
        'Basic|x2||P|R|',
      ].join('\n'),
    );
    expect(separator).toBe('pipe');
    expect(columns.map(({ role }) => role)).toEqual([
      'ignore',
      'ignore',
      'deck',
      'question',
      'answer',
      'tags',
    ]);
    expect(notes).toMatchObject([
      {
        line: 9,
        question: 'O que é <b>DNA</b>?',
        answer: 'Uma molécula',
        deck: 'Biologia::Célula',
        tags: ['genética', 'reino::animal', 'vestibular'],
      },
      { line: 11, question: 'P', answer: 'R', deck: '', tags: ['vestibular'] },
    ]);
  });

  it('name the columns, and a deck for all', () => {
    const text =
      '#separator:;\n#columns:Matéria;Verso;Frente;Dificuldade\n#deck:A::B::C\nFísica;R;P;difícil\n';
    const { notes, columns } = read(text);
    expect(columns).toEqual([
      { name: 'Matéria', role: 'subject' },
      { name: 'Verso', role: 'answer' },
      { name: 'Frente', role: 'question' },
      { name: 'Dificuldade', role: 'difficulty' },
    ]);
    expect(notes).toMatchObject([
      { question: 'P', answer: 'R', subject: 'Física', difficulty: 'difícil', deck: 'A::B - C' },
    ]);
  });

  it('turn HTML into Markdown only when they say so', () => {
    const row = '<b>P</b><br>[sound:a.mp3]\tR &amp; S\n';
    expect(read(`#separator:tab\n#html:true\n${row}`).notes).toMatchObject([
      { question: '**P**', answer: 'R & S', media: 1 },
    ]);
    expect(read(`#separator:tab\n${row}`).notes[0]?.question).toBe('<b>P</b><br>[sound:a.mp3]');
  });

  it('stand beside the line by which Excel is told the separator', () => {
    const { notes, separator } = read('sep=;\r\nPergunta;Resposta\r\nP, e mais;R\r\n');
    expect(separator).toBe('semicolon');
    expect(notes).toMatchObject([{ line: 3, question: 'P, e mais', answer: 'R' }]);
  });

  it('are no headers when nobody knows them', () => {
    expect(read('#1: quem?;eu\n#2: onde?;aqui').notes).toMatchObject([
      { question: '#1: quem?', answer: 'eu' },
      { question: '#2: onde?' },
    ]);
  });
});

describe('without headers', () => {
  it.each([
    ['tab', 'O que é, afinal?\tUma resposta\nOutra: sim\tOutra, talvez'],
    ['semicolon', 'Valor de 1,5 + 2;3,5\nPor quê?;Porque sim: x'],
    ['comma', '"O que é; então?",Uma\nDois?,Dois: sim\n"Três, não?",Três'],
    ['pipe', 'a, b|c\nd|e, f, g'],
    ['colon', 'célula: unidade da vida\nátomo: unidade da matéria'],
    ['space', 'casa house\ncão dog'],
    ['comma', 'só uma coluna aqui\ne aqui também está'],
  ])('guesses %s', (separator, text) => {
    expect(read(text).separator).toBe(separator);
  });

  it('takes question and answer from the first two columns, or by the names on the first line', () => {
    expect(rolesOf('a;b;c;d')).toEqual(['question', 'answer', 'ignore', 'ignore']);
    const { notes, columns } = read('Tags,RESPOSTA,Pergunta\n"física, ondas",R,P\nx;y,R2,P2');
    expect(columns.map(({ name }) => name)).toEqual(['Tags', 'RESPOSTA', 'Pergunta']);
    expect(notes).toMatchObject([
      { line: 2, question: 'P', answer: 'R', tags: ['física', 'ondas'] },
      { line: 3, question: 'P2', tags: ['x', 'y'] },
    ]);
  });

  it('obeys the student', () => {
    const { notes, columns, separator } = read('a,b;c,d', {
      separator: 'comma',
      columns: ['answer', 'ignore', 'question'],
    });
    expect(separator).toBe('comma');
    expect(columns.map(({ role }) => role)).toEqual(['answer', 'ignore', 'question']);
    expect(notes).toMatchObject([{ answer: 'a', question: 'd' }]);
  });

  it('leaves out the few lines with more columns than the others', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `P${index},R${index}`);
    lines[6] = 'Paris,a cidade, dizem, da luz';
    const { notes, leftOut, columns } = read(lines.join('\n'));
    expect([notes.length, columns.length]).toEqual([29, 2]);
    expect(leftOut).toMatchObject([{ line: 7, text: 'Paris,a cidade, dizem, da luz' }]);
  });
});

describe('what a file is', () => {
  it.each([
    ['UTF-8', bytes('ação;reação')],
    ['UTF-8 with a mark', bytes('\ufeffação;reação')],
    ['Latin-1', new Uint8Array(Buffer.from('ação;reação', 'latin1'))],
    ['UTF-16', new Uint8Array(Buffer.from('\ufeffação;reação', 'utf16le'))],
    ['an old Mac', bytes('ação;reação\rx;y')],
  ])('reads %s', (_, file) => {
    expect(readTextNotes(file, {}).notes[0]).toMatchObject({ question: 'ação', answer: 'reação', line: 1 });
  });

  it.each([
    [new Uint8Array(), 'flashcards.file_empty'],
    [bytes('#separator:tab\n\n \n'), 'flashcards.file_empty'],
    [bytes('Pergunta;Resposta\n'), 'flashcards.file_empty'],
    [bytes('%PDF-1.7\n%âãÏÓ'), 'flashcards.file_unknown'],
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'flashcards.file_unknown'],
    [bytes('a;'.repeat(80)), 'flashcards.too_many_columns'],
    [bytes('a;b\n'.repeat(100_001)), 'flashcards.too_many_notes'],
  ])('refuses %#', (file, code) => {
    expect(problemOf(file)).toBe(code);
  });
});
