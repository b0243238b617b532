import { expect, it } from 'vitest';
import { printedNotice } from '#test/support/documents/printed-notice.ts';
import { readNoticeLines } from '../notice-lines.ts';
import { readNotice } from '../read-notice.ts';
import { readMatrices } from './matrices.ts';

const matrices = (text: string) =>
  readMatrices(readNoticeLines(printedNotice(text, { width: 180 }))).map(({ title, rows }) => [
    title,
    ...rows.map(({ name, questions, weight }) => `${name} ${questions ?? `×${weight}`}`),
  ]);

it('a row for each position gives each its disciplines; what has no questions is not asked', () => {
  expect(
    matrices(`
    O número de questões por disciplina é o do quadro:
    CARGOS | Língua Portuguesa | Matemática | Conhecimentos Específicos | Total
    Agente Administrativo | 10 | 10 | 20 | 40
    Motorista | 10 | - | 25 | 35
    7.2 Será aprovado quem obtiver metade dos pontos.`),
  ).toEqual([
    ['Agente Administrativo', 'Língua Portuguesa 10', 'Matemática 10', 'Conhecimentos Específicos 20'],
    ['Motorista', 'Língua Portuguesa 10', 'Conhecimentos Específicos 25'],
  ]);
});

it('a column for each level, or position, is the same turned round', () => {
  expect(
    matrices(`
    Disciplinas / Questões | Nível Médio | Nível Superior
    Língua Portuguesa | 15 | 10
    Raciocínio Lógico | 5 | 0
    Total | 20 | 10`),
  ).toEqual([
    ['Nível Médio', 'Língua Portuguesa 15', 'Raciocínio Lógico 5'],
    ['Nível Superior', 'Língua Portuguesa 10'],
  ]);
});

it('weights are told from numbers of questions by what stands above', () => {
  expect(
    matrices(`
    Pesos das provas por curso
    Curso | Matemática | Física | Redação
    Engenharia Civil | 3 | 2,5 | 1
    Letras | 1 | 1 | 3`),
  ).toEqual([
    ['Engenharia Civil', 'Matemática ×3', 'Física ×2.5', 'Redação ×1'],
    ['Letras', 'Matemática ×1', 'Física ×1', 'Redação ×3'],
  ]);
});

it('heads and names may take several lines, below a cell for all of them', () => {
  expect(
    matrices(`
    | NÚMERO DE QUESTÕES |
    Cargo | Língua | Conhecimentos | Conhecimentos
    | Portuguesa | Gerais | Específicos
    Auxiliar de | | |
    Serviços | 10 | 5 | 15
    Vigia | 10 | 10 | 10`),
  ).toEqual([
    [
      'Auxiliar de Serviços',
      'Língua Portuguesa 10',
      'Conhecimentos Gerais 5',
      'Conhecimentos Específicos 15',
    ],
    ['Vigia', 'Língua Portuguesa 10', 'Conhecimentos Gerais 10', 'Conhecimentos Específicos 10'],
  ]);
});

it.each([
  ['of vacancies', 'Cargo | Vagas | Reserva | Salário\nMotorista | 2 | 4 | 1500\nVigia | 1 | 2 | 1400'],
  [
    'of rooms, where nothing counts questions',
    'Sala | Física | Química | Biologia\nManhã | 20 | 30 | 10\nTarde | 10 | 10 | 10',
  ],
  [
    'of disciplines with their values',
    'Disciplina | Questões | Peso | Total\nMatemática | 10 | 2 | 20\nFísica | 5 | 1 | 5',
  ],
])('a table %s is none', (_, table) => {
  expect(matrices(table)).toEqual([]);
});

it('gives the positions of a programme their questions', () => {
  const { posts } = readNotice(
    printedNotice(
      `
    Quadro de questões
    Cargo | Língua Portuguesa | Informática | Conhecimentos Específicos
    Agente Administrativo | 10 | 5 | 15
    Motorista | 15 | - | 25
    ---
    **ANEXO II – CONTEÚDO PROGRAMÁTICO**
    **LÍNGUA PORTUGUESA:** Ortografia. Pontuação. Crase.
    **INFORMÁTICA:** Planilhas. Internet. Segurança.
    **CONHECIMENTOS ESPECÍFICOS**
    **AGENTE ADMINISTRATIVO**
    Arquivo. Redação oficial. Protocolo.
    **MOTORISTA**
    Código de Trânsito. Direção defensiva. Mecânica básica.`,
      { width: 180 },
    ),
  );
  expect(
    posts.map(({ name, disciplines }) => [name, ...disciplines.map((one) => `${one.name} ${one.questions}`)]),
  ).toEqual([
    ['AGENTE ADMINISTRATIVO', 'LÍNGUA PORTUGUESA 10', 'INFORMÁTICA 5', 'CONHECIMENTOS ESPECÍFICOS 15'],
    ['MOTORISTA', 'LÍNGUA PORTUGUESA 15', 'CONHECIMENTOS ESPECÍFICOS 25'],
  ]);
});
