import { expect, it } from 'vitest';
import type { ChatMessage } from '#shared/contracts/professor.ts';
import { conversationMarkdown } from './conversation-markdown.ts';

const message = (changes: Partial<ChatMessage>): ChatMessage => ({
  id: '1',
  number: 0,
  role: 'user',
  content: '',
  status: 'done',
  citations: [],
  engine: null,
  fallback: null,
  attachment: null,
  createdAt: '2026-03-11T15:00:00.000Z',
  ...changes,
});

it('says who said what and when, on the student’s clock, with attachments and sources', () => {
  const markdown = conversationMarkdown(
    'Mitose',
    [
      message({ content: 'O que é mitose?', attachment: { id: 'a', name: 'aula.pdf', pages: 3 } }),
      message({
        role: 'assistant',
        content: 'A divisão [1].',
        citations: [
          { kind: 'attachment', id: 'a', title: 'aula.pdf', quote: 'Mitose é\na divisão.', page: 2 },
          { kind: 'catalogue', id: null, title: 'Biologia', quote: 'Citologia', page: null },
        ],
      }),
    ],
    'America/Sao_Paulo',
  );
  expect(markdown).toBe(
    [
      '# Mitose',
      '## Você · 11/03/2026, 12:00',
      '*Anexo: aula.pdf*',
      'O que é mitose?',
      '## Professor IA · 11/03/2026, 12:00',
      'A divisão [1].',
      '1. aula.pdf, p. 2: “Mitose é a divisão.”\n2. Biologia: “Citologia”\n',
    ].join('\n\n'),
  );
});
