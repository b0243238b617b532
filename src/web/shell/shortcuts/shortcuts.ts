import { grades } from '#shared/rules/card-grades.ts';
import { gradeNames } from '#web/features/flashcards/card-labels.ts';

export interface Shortcut {
  /** Any of them does it; pressed together where they are joined by `+`. */
  keys: readonly string[];
  does: string;
  /** Pressed alone: the student may have switched it off. */
  isSingle?: boolean;
  /** Leads elsewhere: not in a session, which has keys of its own. */
  isOutside?: boolean;
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
      { keys: ['Ctrl+K', '⌘+K'], does: 'Buscar ou criar' },
      { keys: ['/'], does: 'Buscar nesta página ou em tudo', isSingle: true, isOutside: true },
      {
        keys: ['C'],
        does: 'Criar o que esta página mostra, ou um flashcard',
        isSingle: true,
        isOutside: true,
      },
      { keys: ['R'], does: 'Revisar flashcards', isSingle: true, isOutside: true },
      { keys: ['T'], does: 'Abrir o timer', isSingle: true, isOutside: true },
      { keys: ['?'], does: 'Mostrar estes atalhos', isSingle: true },
      { keys: ['Esc'], does: 'Fechar o que está aberto' },
    ],
  },
  {
    label: 'Ir para: G, depois',
    shortcuts: [
      { keys: ['H'], does: 'Hoje' },
      { keys: ['P'], does: 'Planos' },
      { keys: ['F'], does: 'Flashcards' },
      { keys: ['C'], does: 'Ciclos' },
      { keys: ['R'], does: 'Resumos' },
      { keys: ['T'], does: 'Professor (tirar dúvidas)' },
      { keys: ['M'], does: 'Marketplace' },
    ].map((shortcut) => ({ ...shortcut, isSingle: true, isOutside: true })),
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
    label: 'Conferir edital',
    at: /^\/syllabi\/[^/]+\/edit\/?$/,
    shortcuts: [
      { keys: ['Enter'], does: 'Escrever no tópico; dividi-lo no cursor, ou começar outro abaixo' },
      { keys: ['Backspace'], does: 'No começo do texto: juntar com o de cima' },
      { keys: ['Tab', 'Shift+Tab'], does: 'Descer ou subir um nível' },
      { keys: ['Alt+↑', 'Alt+↓'], does: 'Mover' },
      { keys: ['Ctrl+Enter'], does: 'Está certo: ir ao próximo duvidoso' },
      { keys: ['Esc'], does: 'Sair do texto' },
      { keys: ['↑', '↓'], does: 'Ir ao tópico de cima ou de baixo' },
      { keys: ['←', '→'], does: 'Recolher ou abrir a disciplina' },
      { keys: ['Delete'], does: 'Excluir o tópico em que você está' },
      { keys: ['Ctrl+Z', 'Ctrl+Shift+Z'], does: 'Desfazer ou refazer' },
    ],
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

interface Wanted {
  isSession: boolean;
  /** Whether the student wants those of a single key. */
  withSingle: boolean;
}

/** The shortcuts that work on the page at `path`. */
export const shortcutsAt = (path: string, { isSession, withSingle }: Wanted): ShortcutGroup[] =>
  groups
    .filter(({ at }) => at === undefined || at.test(path))
    .map((group) => ({
      ...group,
      shortcuts: group.shortcuts.filter(
        ({ isSingle, isOutside }) => (withSingle || !isSingle) && !(isSession && isOutside),
      ),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
