import type { ChatMessage } from '#shared/contracts/professor.ts';

const speakers = { user: 'Você', assistant: 'Professor IA', system: 'Sistema' } as const;

/** A conversation as Markdown: who said what and when, and what each answer cites. */
export function conversationMarkdown(
  title: string,
  messages: readonly ChatMessage[],
  timeZone: string,
): string {
  const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const said = messages.map(({ role, content, citations, attachment, createdAt }) =>
    [
      `## ${speakers[role]} · ${time.format(new Date(createdAt))}`,
      ...(attachment ? [`*Anexo: ${attachment.name}*`] : []),
      content,
      ...(citations.length > 0
        ? [
            citations
              .map(({ title: source, quote, page }, index) => {
                const where = page === null ? source : `${source}, p. ${page}`;
                return `${index + 1}. ${where}: “${quote.replace(/\s+/gu, ' ')}”`;
              })
              .join('\n'),
          ]
        : []),
    ].join('\n\n'),
  );
  return `${[`# ${title}`, ...said].join('\n\n')}\n`;
}
