import type { Line } from '#server/platform/documents/reading/plain-lines.ts';
import { areaKind } from './areas.ts';
import { readDates } from './dates.ts';
import { readBlocks } from './headings/headings.ts';
import { positionNames } from './known-names.ts';
import type { Notice } from './notice.ts';
import { type NoticeLine, readNoticeLines } from './notice-lines.ts';
import { wordsOf } from './passage.ts';
import { isProgramme, readPosts } from './posts.ts';
import { ProgrammeReader } from './programme.ts';
import { withoutColumns } from './programme-tables/more-columns.ts';
import { withoutTables } from './programme-tables/two-columns.ts';
import { findSections, type Section } from './sections.ts';
import { giveValues, joinParts, type OpenPost, weightsTable } from './values/give-values.ts';
import { readMatrices } from './values/matrices.ts';
import { postsOfTables } from './values/posts-of-tables.ts';
import { readStatedValues } from './values/stated-values.ts';
import { readTables } from './values/tables.ts';
import { plain, soundsLikeDiscipline, soundsLikePost } from './words.ts';

const mostPosts = 400;
const mostLines = 200_000;

/** What registers candidates and pays fees is a notice, and no programme by itself. */
const isWholeNotice = (lines: readonly NoticeLine[]) =>
  lines.filter(({ text }) => /\b(?:inscri[çc](?:ão|ões)|taxa de inscri|candidat[oa]s?)\b/iu.test(text))
    .length > 12;

/** A programme without a heading of its own, as a student pastes it: disciplines, and topics under them. */
function wholeText(lines: readonly NoticeLine[]): Section[] {
  if (isWholeNotice(lines)) return [];
  const named = readBlocks(withoutTables(withoutColumns(lines))).filter(
    ({ heading }) => heading.length <= 80 && (areaKind(heading) !== null || soundsLikeDiscipline(heading)),
  );
  const isListed = lines.some(({ text }) =>
    /(?:^|[.;:]\s)1(?:[.)–-]|\s)\s?.{3,200}[\s.;]2(?:[.)–-]|\s)/u.test(text),
  );
  return named.length >= 2 || (named.length === 1 && (isListed || lines.length <= 60))
    ? [{ title: 'Programa', lines: [...lines] }]
    : [];
}

/** Reads a notice's lines, page by page. Pure; never throws. */
export function readNotice(pages: readonly (readonly Line[])[]): Notice {
  const lines = readNoticeLines(pages).slice(0, mostLines);
  const words = wordsOf(lines);
  const found = findSections(lines);
  const inside = new Set(found.flatMap((section) => section.lines));
  const outside = lines.filter((line) => !inside.has(line));
  const matrices = readMatrices(lines);
  const ofMatrices = new Set(matrices.flatMap((table) => table.lines));
  const parts = [...readTables(lines.filter((line) => !ofMatrices.has(line))), ...matrices];
  const tables = joinParts(parts);
  const ofTables = new Set(parts.flatMap((table) => table.lines));
  const asked = tables.flatMap(({ rows }) => rows.map(({ name }) => name));
  const positions = positionNames(outside, asked);
  const stated = readStatedValues(outside.length > 0 ? outside : lines);
  const headings = new Set(
    [...asked, ...stated.rows.map(({ name }) => name)].filter((name) => !soundsLikePost(name)).map(plain),
  );
  const read = (sections: readonly Section[]): OpenPost[] =>
    sections.flatMap(({ title, lines: own }) => {
      const posts = readPosts(
        new ProgrammeReader(title, positions).read(
          readBlocks(withoutTables(withoutColumns(own.filter((line) => !ofTables.has(line)))), headings),
        ),
        words,
      );
      return isProgramme(posts) ? posts : [];
    });
  let posts = read(found);
  if (posts.length === 0) posts = read(wholeText(lines));
  if (posts.length === 0 && isWholeNotice(lines)) posts = postsOfTables(tables, lines);
  posts = posts.slice(0, mostPosts);
  giveValues(posts, tables, stated);
  return {
    posts: posts.map(({ name, disciplines }) => ({ name, disciplines })),
    weightsTable: weightsTable(tables, stated),
    ...readDates(lines),
  };
}
