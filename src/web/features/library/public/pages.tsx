import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { type Components } from 'react-markdown';
import rehypeKatex from 'rehype-katex';
import type { LessonLink, LessonPage, LibrarySubject } from '#shared/contracts/library.ts';
import { displayMath } from '#shared/markdown/markdown-syntax.ts';
import { mathDelimiters } from '#shared/markdown/math-delimiters.ts';
import { formatDay } from '#shared/rules/text/format.ts';
import { markClozes } from '#web/ui/rich-text/mark-clozes.ts';
import { syntax } from '#web/ui/rich-text/render-markdown.tsx';
import { isElement, textOf } from '#web/ui/rich-text/tree.ts';
import style from './page.css?inline';

/*
 * The library for who only visits: whole pages without a script, which search engines read too. They are written when
 * the client is built; the server puts its own address in the place of https://orbita.invalid.
 */

const site = 'https://orbita.invalid';
const home = '/biblioteca';

/** Without its headings' own levels a lesson would have two of the first. */
const components: Components = {
  table: ({ children }) => (
    <div className="wide">
      <table>{children}</table>
    </div>
  ),
  pre: ({ node, children }) => {
    const code = node?.children.find(isElement);
    if (!code || !/language-svg/.test(String(code.properties.className)))
      return <pre className="wide">{children}</pre>;
    const svg = textOf(code);
    const whole = svg.includes('xmlns')
      ? svg
      : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
    return (
      <img alt={String(code.data?.meta ?? '')} src={`data:image/svg+xml,${encodeURIComponent(whole)}`} />
    );
  },
};

/** A text of a lesson; its formulas are MathML, which needs no style and no font. */
const Text = ({ children, inline = false }: { children: string; inline?: boolean }) => (
  <Markdown
    remarkPlugins={[...syntax, displayMath]}
    rehypePlugins={[
      [markClozes, null],
      [rehypeKatex, { trust: false, strict: 'ignore', output: 'mathml' }],
    ]}
    components={components}
    {...(inline && { disallowedElements: ['p'], unwrapDisallowed: true })}
  >
    {mathDelimiters(children)}
  </Markdown>
);

interface PageProps {
  path: string;
  title: string;
  description: string;
  /** What the page is, for search engines (schema.org). */
  data: object;
  children: ReactNode;
}

function pageOf({ path, title, description, data, children }: PageProps): string {
  const address = `${site}${path}`;
  // Nothing within the data may end the element that it stands in.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  const page = (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Órbita`}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={address} />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <meta property="og:type" content="article" />
        <meta property="og:locale" content="pt_BR" />
        <meta property="og:site_name" content="Órbita" />
        <meta property="og:url" content={address} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:image" content={`${site}/og.jpg`} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing ends the element */}
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      </head>
      <body>
        <header>
          <strong>
            <a href="/">Órbita</a>
          </strong>
          <a href={home}>Biblioteca</a>
          <a href="/login">Entrar</a>
          <a href="/register">Criar conta</a>
        </header>
        <main>{children}</main>
        <footer>
          <p>
            Um livro didático pequeno e livre para ler. Achou um erro? <a href="/contact">Conte para nós</a>.
          </p>
        </footer>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

const pathOf = (subject: string, lesson?: string) => [home, subject, lesson].filter(Boolean).join('/');

const crumbs = (...steps: [name: string, path: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${site}${path}`,
  })),
});

const plain = (markdown: string) => markdown.replaceAll(/[*$\\]/g, '').trim();

/** A lesson as a page of its own. */
export function lessonPage(lesson: LessonPage): string {
  const { subject, topic, summary, reviewed, slug, terms, cards, questions, exercise } = lesson;
  const path = pathOf(subject.slug, slug);
  const data = {
    '@graph': [
      {
        '@type': 'LearningResource',
        name: topic,
        description: summary,
        url: `${site}${path}`,
        inLanguage: 'pt-BR',
        isAccessibleForFree: true,
        learningResourceType: 'lição',
        about: subject.name,
        teaches: terms.map(({ term }) => plain(term)),
        dateModified: reviewed,
        provider: { '@type': 'Organization', name: 'Órbita', url: `${site}/` },
      },
      {
        '@type': 'Quiz',
        name: `Flashcards: ${topic}`,
        about: { '@type': 'Thing', name: topic },
        hasPart: cards.map(({ question, answer }) => ({
          '@type': 'Question',
          eduQuestionType: 'Flashcard',
          text: plain(question),
          acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
        })),
      },
      crumbs(['Biblioteca', home], [subject.name, pathOf(subject.slug)], [topic, path]),
    ],
  };
  return pageOf({
    path,
    title: `${topic}: ${subject.name}`,
    description: summary,
    data,
    children: (
      <>
        <nav aria-label="Caminho">
          <a href={home}>Biblioteca</a> › <a href={pathOf(subject.slug)}>{subject.name}</a>
        </nav>
        <h1>{topic}</h1>
        <p>{summary}</p>
        <p className="muted">Revista em {formatDay(reviewed)}</p>
        <p>
          <a className="main" href={`/library/${subject.slug}/${slug}`}>
            Estudar na Órbita
          </a>
        </p>
        <section>
          <h2>Explicação</h2>
          <Text>{lesson.explanation}</Text>
        </section>
        <section>
          <h2>Termos</h2>
          <dl>
            {terms.map(({ term, definition }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <Text>{definition}</Text>
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>Exemplo resolvido</h2>
          <Text>{lesson.example}</Text>
        </section>
        <section>
          <h2>Erros comuns</h2>
          <ul>
            {lesson.mistakes.map((mistake) => (
              <li key={mistake}>
                <Text>{mistake}</Text>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Na prova</h2>
          <Text>{lesson.asked}</Text>
        </section>
        <section>
          <h2>Questões</h2>
          {questions.map((question) => (
            <Question key={question.statement} question={question} />
          ))}
          <h3>Exercício aberto</h3>
          <Text>{exercise.task}</Text>
          <details>
            <summary>Resposta modelo</summary>
            <Text>{exercise.answer}</Text>
          </details>
        </section>
        <section>
          <h2>Flashcards</h2>
          {cards.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <Text inline>{question}</Text>
              </summary>
              <Text>{answer}</Text>
            </details>
          ))}
        </section>
        <section>
          <h2>Para ir além</h2>
          <ul>
            {lesson.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </section>
        <Links title="Antes desta" subject={subject.slug} lessons={lesson.requires} />
        <Links title="Depois desta" subject={subject.slug} lessons={lesson.next ? [lesson.next] : []} />
      </>
    ),
  });
}

function Question({ question }: { question: LessonPage['questions'][number] }) {
  if (question.kind === 'short')
    return (
      <>
        <h3>
          <Text inline>{question.statement}</Text>
        </h3>
        <details>
          <summary>Ver a resposta</summary>
          <p className="right">{question.answers[0]}</p>
          <Text>{question.comment}</Text>
        </details>
      </>
    );
  return (
    <>
      <h3>
        <Text inline>
          {question.kind === 'statement' ? `Certo ou errado: ${question.statement}` : question.statement}
        </Text>
      </h3>
      <ol type="A">
        {question.options.map(({ text }) => (
          <li key={text}>
            <Text>{text}</Text>
          </li>
        ))}
      </ol>
      <details>
        <summary>Ver a resposta</summary>
        <ol type="A">
          {question.options.map(({ text, isRight, comment }) => (
            <li key={text}>
              {isRight && <p className="right">Certa</p>}
              <Text>{comment}</Text>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

function Links({
  title,
  subject,
  lessons,
}: {
  title: string;
  subject: string;
  lessons: readonly LessonLink[];
}) {
  if (lessons.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {lessons.map(({ slug, topic }) => (
          <li key={slug}>
            <a href={pathOf(subject, slug)}>{topic}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
