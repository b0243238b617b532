import {
  ArrowDown,
  ArrowRightFromLine,
  ArrowUp,
  BookOpenText,
  CircleCheck,
  EllipsisVertical,
  EyeOff,
  FolderInput,
  FolderUp,
  Heading,
  IndentDecrease,
  IndentIncrease,
  Merge,
  Plus,
  Scale,
  Split,
  Trash2,
} from 'lucide-react';
import { formatNumber } from '#shared/rules/text/format.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlay/menu.tsx';
import { type Action, placeOf } from './actions.ts';
import { confirm, indent, moveOf } from './keys.ts';
import type { Row } from './rows.ts';
import { wide } from './source.tsx';
import type { Editor } from './store.ts';
import { endOf } from './tree.ts';

/** What is asked for in a window of its own. */
export type Asked = { what: 'weight' | 'moveTo' | 'values'; key: number } | { what: 'source' | 'details' };

export interface RowTools {
  editor: Editor;
  ask: (asked: Asked) => void;
  /** Deletes what the row is and offers to take that back. */
  remove: (row: Row) => void;
}

type RowMenuProps = RowTools & {
  row: Row;
  isHere: boolean;
  /** Where one wrote last in this row. */
  mark: number | null;
};

export function RowMenu({ row, isHere, ...tools }: RowMenuProps) {
  const name = row.topic ? 'Ações do tópico' : `Ações da disciplina ${row.discipline.name}`;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={name} size="sm" tabIndex={isHere ? 0 : -1} className="text-ink-muted">
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      }
    >
      {row.topic ? (
        <TopicItems {...tools} row={row} topic={row.topic} />
      ) : (
        <DisciplineItems {...tools} row={row} />
      )}
    </Menu>
  );
}

/** The page stands beside the tree then. */
const isWide = () => window.matchMedia?.(wide).matches ?? true;

type TopicItemsProps = Omit<RowMenuProps, 'isHere'> & { topic: NonNullable<Row['topic']> };

function TopicItems({ editor, ask, remove, row, topic, mark }: TopicItemsProps) {
  const { key, isLeftOut, isDoubtful, weight, page } = topic;
  const { tree } = editor.get().history;
  const { at, index } = placeOf(tree, key) ?? { at: 0, index: 0 };
  const below = endOf(tree.disciplines[at]?.topics ?? [], index) - index - 1;
  const act = (action: Action) => () => void editor.act(action, { stays: true });
  return (
    <>
      {isDoubtful && (
        <MenuItem icon={<CircleCheck aria-hidden="true" />} onSelect={() => confirm(editor, row)}>
          Está certo
        </MenuItem>
      )}
      {page !== null && !isWide() && (
        <MenuItem icon={<BookOpenText aria-hidden="true" />} onSelect={() => ask({ what: 'source' })}>
          Ver no edital
        </MenuItem>
      )}
      <MenuItem
        icon={<Plus aria-hidden="true" />}
        onSelect={() => editor.act({ type: 'addBelow', topic: key })}
      >
        Novo tópico abaixo
      </MenuItem>
      <MenuItem
        icon={<Split aria-hidden="true" />}
        disabled={mark === null}
        onSelect={() => mark !== null && editor.act({ type: 'split', topic: key, caret: mark })}
      >
        Dividir no cursor
      </MenuItem>
      <MenuItem
        icon={<Merge aria-hidden="true" />}
        disabled={index === 0}
        onSelect={act({ type: 'merge', topic: key })}
      >
        Juntar com o de cima
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<IndentIncrease aria-hidden="true" />}
        disabled={index === 0}
        onSelect={() => indent(editor, key, 1)}
      >
        Descer um nível
      </MenuItem>
      <MenuItem
        icon={<IndentDecrease aria-hidden="true" />}
        disabled={topic.depth === 0}
        onSelect={() => indent(editor, key, -1)}
      >
        Subir um nível
      </MenuItem>
      <MenuItem icon={<ArrowUp aria-hidden="true" />} onSelect={act(moveOf(row, -1))}>
        Mover para cima
      </MenuItem>
      <MenuItem icon={<ArrowDown aria-hidden="true" />} onSelect={act(moveOf(row, 1))}>
        Mover para baixo
      </MenuItem>
      <MenuItem icon={<FolderInput aria-hidden="true" />} onSelect={() => ask({ what: 'moveTo', key })}>
        Mover para outra disciplina
      </MenuItem>
      <MenuItem icon={<Heading aria-hidden="true" />} onSelect={act({ type: 'promote', topic: key })}>
        Virar disciplina
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Scale aria-hidden="true" />} onSelect={() => ask({ what: 'weight', key })}>
        {`Peso: ${formatNumber(weight)}`}
      </MenuItem>
      <MenuItem
        icon={isLeftOut ? <ArrowRightFromLine aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
        onSelect={act({ type: 'leaveOut', topic: key, isLeftOut: !isLeftOut })}
      >
        {isLeftOut ? 'Voltar a estudar' : 'Deixar de fora'}
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={() => remove(row)}>
        {below > 0 ? `Excluir com ${below} abaixo` : 'Excluir'}
      </MenuItem>
    </>
  );
}

function DisciplineItems({ editor, ask, remove, row }: Omit<RowMenuProps, 'isHere'>) {
  const { key } = row.discipline;
  const [first] = editor.get().history.tree.disciplines;
  const isFirst = first?.key === key;
  const act = (action: Action) => () => void editor.act(action, { stays: true });
  return (
    <>
      <MenuItem icon={<Scale aria-hidden="true" />} onSelect={() => ask({ what: 'values', key })}>
        Questões, pontos e grupo
      </MenuItem>
      <MenuItem
        icon={<Plus aria-hidden="true" />}
        onSelect={() => editor.act({ type: 'addTopic', discipline: key })}
      >
        Novo tópico
      </MenuItem>
      <MenuItem
        icon={<Plus aria-hidden="true" />}
        onSelect={() => editor.act({ type: 'addDiscipline', after: key })}
      >
        Nova disciplina abaixo
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<ArrowUp aria-hidden="true" />} disabled={isFirst} onSelect={act(moveOf(row, -1))}>
        Mover para cima
      </MenuItem>
      <MenuItem icon={<ArrowDown aria-hidden="true" />} onSelect={act(moveOf(row, 1))}>
        Mover para baixo
      </MenuItem>
      <MenuItem
        icon={<Merge aria-hidden="true" />}
        disabled={isFirst}
        onSelect={act({ type: 'mergeDiscipline', discipline: key })}
      >
        Juntar com a de cima
      </MenuItem>
      <MenuItem
        icon={<FolderUp aria-hidden="true" />}
        disabled={isFirst}
        onSelect={act({ type: 'demote', discipline: key })}
      >
        Virar tópico da de cima
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={() => remove(row)}>
        Excluir disciplina
      </MenuItem>
    </>
  );
}
