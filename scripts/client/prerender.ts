import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { getLesson, listLessons, listSubjects } from '#server/features/library/service.ts';
import { appFile, libraryFolder, pagesFile } from '#server/platform/http/built-pages.ts';
import type { LessonLink, LessonPage, LibrarySubject } from '#shared/contracts/library.ts';
import { scriptsOf, stylesOf } from './built-client.ts';

/** What `src/web/prerender.tsx` exports. */
interface Prerender {
  libraryPage(subjects: readonly LibrarySubject[]): string;
  subjectPage(subject: LessonPage['subject'], lessons: readonly LessonLink[]): string;
  lessonPage(lesson: LessonPage): string;
  paths: string[];
  renderLanding(): Promise<string>;
  renderScreen(path: string): Promise<string>;
  renderShell(): Promise<string>;
}

/** Screens that nobody has to sign in for, with what the router loads for them. */
const openScreens: Record<string, string[]> = {
  '/login': ['features/accounts/login/view.tsx'],
  '/register': ['features/accounts/register/view.tsx'],
  '/terms-of-service': ['shell/public-layout.tsx', 'features/landing/terms-of-service/view.tsx'],
  '/privacy-policy': ['shell/public-layout.tsx', 'features/landing/privacy-policy/view.tsx'],
  '/contact': ['shell/public-layout.tsx', 'features/landing/contact/view.tsx'],
};

/** Screens of students that are opened by their address, as by a shortcut, with what the router loads for them. */
const dailyScreens: Record<string, string[]> = {
  '/dashboard': ['shell/layout.tsx', 'features/dashboard/view.tsx'],
  '/study-plans': ['shell/layout.tsx', 'features/study-plans/list/view.tsx'],
  '/study-plans/$planId': ['shell/layout.tsx', 'features/study-plans/plan/view.tsx'],
  '/flashcards': ['shell/layout.tsx', 'features/flashcards/list/view.tsx'],
  '/flashcards/review': ['shell/layout.tsx', 'features/flashcards/review/view.tsx'],
};

/** Each daily screen's page, behind a regular expression of its addresses: what is named there is an id. */
export const dailyPages = (): [addresses: string, file: string][] =>
  Object.keys(dailyScreens).map((path) => [
    `^${path.replace(/\$\w+/, '[\\da-f-]{36}')}/?(\\?|$)`,
    fileOf(path),
  ]);

const appMark = '<div id="root"><!--app-->';
const landingMark = '<!--landing-->';
const styleTag = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;

/**
 * Writes what stands on the built pages before their scripts have come: the landing page, each open screen as a page of
 * its own, the students' frame for all others, each with the whole style, which a file would bring a round trip later,
 * and the names of the scripts that its screen is loaded with;
 * and which of them is sent at each path of the router. `output` is the
 * client's build, `entry` the built `src/web/prerender.tsx`. Throws when a page or a module is not what it was.
 */
export async function prerenderPages(output: string, entry: string): Promise<void> {
  const drawn: Prerender = await import(pathToFileURL(entry).href);
  const read = (file: string) => readFile(join(output, file), 'utf8');
  const write = (file: string, text: string) => writeFile(join(output, file), text);
  const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'));
  const styled = async (file: string) => {
    let page = await read(file);
    for (const style of stylesOf(manifest, [file]))
      page = put(page, styleTag(style), `<style>${await read(style)}</style>`);
    return page;
  };
  const page = await styled(appFile);

  const preloading = (html: string, modules: string[]) => {
    const tags = [...scriptsOf(manifest, modules)]
      .filter((file) => !html.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    return put(html, '</head>', `${tags.join('')}</head>`);
  };

  for (const [path, modules] of Object.entries(openScreens)) {
    const root = `<div id="root" data-path="${path}">${await drawn.renderScreen(path)}`;
    await write(fileOf(path), preloading(put(page, appMark, root), modules));
  }
  const shell = put(page, appMark, `<div id="root">${await drawn.renderShell()}`);
  await write(appFile, shell);
  for (const [path, modules] of Object.entries(dailyScreens))
    await write(fileOf(path), preloading(shell, modules));
  await write('landing.html', put(await styled('landing.html'), landingMark, await drawn.renderLanding()));
  await writeLibrary(output, drawn);
  const files = drawn.paths.map((path) => [
    path,
    path in openScreens || path in dailyScreens ? fileOf(path) : appFile,
  ]);
  await write(pagesFile, JSON.stringify(Object.fromEntries(files)));
}

/** Writes the library's pages for visitors: all subjects, each subject, each lesson. */
async function writeLibrary(output: string, drawn: Prerender): Promise<void> {
  const write = async (name: string, html: string) => {
    const file = join(output, libraryFolder, `${name}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  };
  await write('index', drawn.libraryPage(listSubjects()));
  for (const { slug: name } of listSubjects()) {
    const { subject, lessons } = listLessons(name);
    await write(name, drawn.subjectPage(subject, lessons));
    for (const { slug } of lessons) await write(`${name}/${slug}`, drawn.lessonPage(getLesson(name, slug)));
  }
}

const fileOf = (path: string) =>
  path in dailyScreens ? `app${path.replaceAll(/\/\$?/g, '-')}.html` : `${path.slice(1)}.html`;

function put(page: string, mark: string, html: string): string {
  if (!page.includes(mark)) throw new Error(`Na página não há ${mark}.`);
  return page.replace(mark, () => html);
}
