import type { Syllabus } from '#shared/contracts/syllabi.ts';
import { csvLine, csvMark } from '#shared/rules/text/csv-line.ts';
import { formatDay } from '#shared/rules/text/format.ts';
import { saveFile } from '#web/lib/save-file.ts';

const columns = [
  'Disciplina',
  'Nível',
  'Tópico',
  'Peso (% da prova)',
  'Teoria',
  'Revisões',
  'Questões feitas',
  'Acertos',
  'Página',
];

/** The syllabus for a spreadsheet: a line a topic, in order. */
export const syllabusCsv = ({ disciplines }: Pick<Syllabus, 'disciplines'>): string =>
  csvMark +
  [
    columns,
    ...disciplines.flatMap(({ name, topics }) =>
      topics.map((topic) => [
        name,
        topic.depth + 1,
        topic.text,
        topic.share > 0 ? Math.round(topic.share * 10_000) / 100 : '',
        topic.theoryOn === null ? '' : formatDay(topic.theoryOn),
        topic.revisedOn.length,
        topic.questionsDone,
        topic.questionsRight,
        topic.page ?? '',
      ]),
    ),
  ]
    .map(csvLine)
    .join('');

/** What no file system minds. */
const fileName = (title: string) =>
  `${title
    .replaceAll(/[\s\p{Cc}\p{Cf}"*/:<>?\\|]+/gu, ' ')
    .trim()
    .slice(0, 80)}.csv`;

export const downloadCsv = (syllabus: Syllabus): void =>
  saveFile(new Blob([syllabusCsv(syllabus)], { type: 'text/csv;charset=utf-8' }), fileName(syllabus.title));
