import { grades } from '#shared/rules/grade-card.ts';
import { gradeNames } from '#web/features/flashcards/card-labels.ts';

export interface Shortcut {
  /** Any of them does it; pressed together where they are joined by `+`. */
  keys: readonly string[];
  does: string;
  /** Pressed alone: the student may have switched it off. */
  isSingle?: boolean;
}

interface ShortcutGroup {
  label: string;
  /** Where they work; everywhere unless said. */
  at?: RegExp;
  shortcuts: readonly Shortcut[];
}

const grading: readonly Shortcut[] = grades.map((grade, index) => ({
  keys: [`${index + 1}`],
  does: gradeNames[grade],
  isSingle: true,
}));

const groups: readonly ShortcutGroup[] = [
  {
    label: 'Em qualquer página',
    shortcuts: [
      { keys: ['Ctrl+K', '⌘+K'], does: 'Buscar e ir para' },
      { keys: ['?'], does: 'Mostrar estes atalhos', isSingle: true },
      { keys: ['Esc'], does: 'Fechar o que está aberto' },
    ],
  },
  {
    label: 'Revisão',
    at: /^\/flashcards\/review\/?$/,
    shortcuts: [
      { keys: ['Espaço', 'Enter'], does: 'Virar o flashcard; depois da resposta, seguir', isSingle: true },
      ...grading,
      { keys: ['→'], does: 'Seguir para o próximo flashcard', isSingle: true },
      { keys: ['Z'], does: 'Desfazer a última resposta', isSingle: true },
    ],
  },
  {
    label: 'Este flashcard',
    at: /^\/flashcards\/(?!review|stats|create|import)[^/]+\/?$/,
    shortcuts: [{ keys: ['Espaço', 'Enter'], does: 'Virar o flashcard', isSingle: true }, ...grading],
  },
  {
    label: 'Escrever um flashcard',
    at: /^\/flashcards\/(create|[^/]+\/edit)\/?$/,
    shortcuts: [{ keys: ['Ctrl+Enter', '⌘+Enter'], does: 'Salvar; ao criar, começar outro' }],
  },
  {
    label: 'Timer',
    shortcuts: [{ keys: ['T'], does: 'Abrir o timer', isSingle: true }],
  },
  {
    label: 'Conversa',
    at: /^\/professor\/?$/,
    shortcuts: [
      { keys: ['Enter'], does: 'Enviar a mensagem' },
      { keys: ['Shift+Enter'], does: 'Pular uma linha' },
      { keys: ['Esc'], does: 'Parar a resposta' },
    ],
  },
];

/** The shortcuts that work on the page at `path`; those of a single key only when the student wants them. */
export const shortcutsAt = (path: string, withSingle: boolean): ShortcutGroup[] =>
  groups
    .filter(({ at }) => at === undefined || at.test(path))
    .map((group) => ({
      ...group,
      shortcuts: group.shortcuts.filter(({ isSingle }) => withSingle || !isSingle),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
