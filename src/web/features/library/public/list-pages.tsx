import type { LessonLink, LibrarySubject } from '#shared/contracts/library.ts';
import { crumbs, home, pageOf, pathOf } from './page.tsx';

/** The lessons of a subject, in the order in which they are taught. */
export function subjectPage(subject: { slug: string; name: string }, lessons: readonly LessonLink[]): string {
  const path = pathOf(subject.slug);
  return pageOf({
    path,
    title: `${subject.name}: lições`,
    description: `As ${lessons.length} lições de ${subject.name} da Biblioteca da Órbita, com exemplos, questões comentadas e flashcards.`,
    data: crumbs(['Biblioteca', home], [subject.name, path]),
    children: (
      <>
        <nav aria-label="Caminho">
          <a href={home}>Biblioteca</a>
        </nav>
        <h1>{subject.name}</h1>
        <ol>
          {lessons.map(({ slug, topic, summary }) => (
            <li key={slug}>
              <a href={pathOf(subject.slug, slug)}>{topic}</a>
              <p className="muted">{summary}</p>
            </li>
          ))}
        </ol>
      </>
    ),
  });
}

/** What the library has. */
export const libraryPage = (subjects: readonly LibrarySubject[]): string =>
  pageOf({
    path: home,
    title: 'Biblioteca',
    description:
      'Lições curtas de cada tópico, com exemplos resolvidos, questões comentadas e flashcards, livres para ler.',
    data: crumbs(['Biblioteca', home]),
    children: (
      <>
        <h1>Biblioteca</h1>
        <p>Lições curtas, com exemplos resolvidos, questões comentadas e flashcards. Livres para ler.</p>
        <ul>
          {subjects.map(({ slug, name, lessons }) => (
            <li key={slug}>
              <a href={pathOf(slug)}>{name}</a> <span className="muted">{lessons} lições</span>
            </li>
          ))}
        </ul>
      </>
    ),
  });
