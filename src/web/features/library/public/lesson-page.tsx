import type { LessonLink, LessonPage } from '#shared/contracts/library.ts';
import { formatDay } from '#shared/rules/text/format.ts';
import { crumbs, home, pageOf, pathOf, site } from './page.tsx';
import { Text } from './text.tsx';

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
