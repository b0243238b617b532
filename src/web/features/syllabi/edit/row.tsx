import { clsx } from 'clsx';
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  IndentDecrease,
  IndentIncrease,
  Merge,
  Plus,
  Split,
  TriangleAlert,
} from 'lucide-react';
import { memo, type PointerEvent } from 'react';
import { syllabusLimits } from '#shared/contracts/syllabi.ts';
import { countLeaves } from '#shared/rules/syllabi/shares.ts';
import { countOf, formatNumber } from '#shared/rules/text/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Action } from './actions.ts';
import { confirm, indent, type Lead, moveOf, pasteLines, pressWhileWriting } from './keys.ts';
import { RowMenu, type RowTools } from './row-menu.tsx';
import { type Here, RowText } from './row-text.tsx';
import type { Row } from './rows.ts';

export type RowProps = RowTools & {
  row: Row;
  here: Here | null;
  mark: number | null;
  lead: (to: Lead) => void;
  onFold: (discipline: number) => void;
};

/** One row of the tree. Drawn again only when it or the place of the student changes. */
export const TreeRow = memo(function TreeRow(props: RowProps) {
  return props.row.topic ? <TopicRow {...props} topic={props.row.topic} /> : <DisciplineRow {...props} />;
}, isSame);

function isSame(one: RowProps, other: RowProps): boolean {
  const isFoldedOne = one.row.topic ? null : one.row.isFolded;
  const isFoldedOther = other.row.topic ? null : other.row.isFolded;
  // What a topic does looks up its discipline as it is then.
  return (
    one.row.topic === other.row.topic &&
    (one.row.topic !== null || one.row.discipline === other.row.discipline) &&
    isFoldedOne === isFoldedOther &&
    one.here?.turn === other.here?.turn &&
    one.here?.caret === other.here?.caret &&
    one.here?.isEntry === other.here?.isEntry &&
    one.mark === other.mark &&
    one.editor === other.editor
  );
}

function TopicRow({
  row,
  topic,
  here,
  mark,
  lead,
  ...tools
}: RowProps & { topic: NonNullable<Row['topic']> }) {
  const { editor, ask } = tools;
  const { key, depth, isLeftOut, isDoubtful, weight } = topic;
  const facts = [
    `nível ${depth + 1}`,
    weight !== 1 && `peso ${formatNumber(weight)}`,
    isLeftOut && 'fora do estudo',
    isDoubtful && 'conferir',
  ];
  const isWriting = here !== null && here.caret !== null;
  return (
    <div
      className={clsx('relative rounded-md', isMarked(here) && 'bg-well')}
      style={{ paddingInlineStart: `calc(var(--base) + ${depth} * var(--level))` }}
    >
      <Guides depth={depth} />
      <div className="flex items-start gap-1">
        <RowText
          editor={editor}
          row={row}
          here={here}
          label={`Tópico, nível ${depth + 1}`}
          placeholder="Novo tópico"
          maxLength={syllabusLimits.topic}
          hint={`, ${facts.filter(Boolean).join(', ')}`}
          className={clsx('flex-1', isLeftOut && 'text-ink-muted line-through decoration-1')}
          onText={(text) => editor.act({ type: 'rename', topic: key, text })}
          onKeyDown={(event) => pressWhileWriting(editor, row, event, lead)}
          onPaste={(event) => pasteLines(editor, key, event)}
        />
        <div className="flex shrink-0 flex-wrap items-center justify-end gap-1 pt-0.5 pointer-coarse:pt-0">
          {isLeftOut && <Badge>fora</Badge>}
          {weight !== 1 && (
            <button
              type="button"
              tabIndex={here ? 0 : -1}
              onClick={() => ask({ what: 'weight', key })}
              className="min-h-8 rounded-full px-2 text-ink-muted text-sm tabular-nums hover:bg-well pointer-coarse:min-h-11"
            >
              {`peso ${formatNumber(weight)}`}
            </button>
          )}
          {isDoubtful && (
            <button
              type="button"
              tabIndex={here ? 0 : -1}
              title="Está certo? Toque para tirar a marca."
              onClick={() => confirm(editor, row)}
              className="flex min-h-8 items-center rounded-full pointer-coarse:min-h-11"
            >
              <Badge tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
                conferir
              </Badge>
            </button>
          )}
          <RowMenu {...tools} row={row} isHere={here !== null} mark={mark} />
        </div>
      </div>
      {isWriting && <WritingBar {...tools} row={row} topicKey={key} />}
    </div>
  );
}

/** Whether the row is shown as the one that one is on. */
const isMarked = (here: Here | null) => here !== null && !here.isEntry && here.caret === null;

/** A line for each level, as in a drawer's index. */
const Guides = ({ depth }: { depth: number }) =>
  depth > 0 && (
    <span
      aria-hidden="true"
      className="absolute inset-y-0 start-(--base) bg-[repeating-linear-gradient(to_right,transparent_0_calc(var(--level)_-_1px),var(--line)_calc(var(--level)_-_1px)_var(--level))]"
      style={{ width: `calc(${depth} * var(--level))` }}
    />
  );

/** The commonest steps in reach of the thumb; pressing one keeps the caret and the keyboard. */
function WritingBar({
  editor,
  row,
  topicKey: topic,
}: Pick<RowTools, 'editor'> & { row: Row; topicKey: number }) {
  const caretNow = () => {
    const field = document.activeElement;
    return field instanceof HTMLTextAreaElement ? field.selectionStart : 0;
  };
  const act = (action: Action) => editor.act(action, { caret: caretNow() });
  const steps = [
    { label: 'Subir um nível', icon: IndentDecrease, work: () => indent(editor, topic, -1, caretNow()) },
    { label: 'Descer um nível', icon: IndentIncrease, work: () => indent(editor, topic, 1, caretNow()) },
    { label: 'Mover para cima', icon: ArrowUp, work: () => act(moveOf(row, -1)) },
    { label: 'Mover para baixo', icon: ArrowDown, work: () => act(moveOf(row, 1)) },
    { label: 'Dividir no cursor', icon: Split, work: () => act({ type: 'split', topic, caret: caretNow() }) },
    { label: 'Juntar com o de cima', icon: Merge, work: () => act({ type: 'merge', topic }) },
  ];
  return (
    <div
      role="toolbar"
      aria-label="Mudar este tópico"
      className="hidden flex-wrap pointer-coarse:flex"
      onPointerDown={(event: PointerEvent) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {steps.map(({ label, icon: Icon, work }) => (
        <IconButton key={label} label={label} tabIndex={-1} onClick={work}>
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  );
}

function DisciplineRow({ row, here, mark, lead, onFold, ...tools }: RowProps) {
  const { editor, ask } = tools;
  const { key, name, topics, area, questions, weight, minimum } = row.discipline;
  const isFolded = row.topic === null && row.isFolded;
  const facts = [
    countOf(countLeaves(topics), 'tópico', 'tópicos'),
    questions !== null && countOf(questions, 'questão', 'questões'),
    weight !== null && `${countOf(weight, 'ponto', 'pontos')} cada`,
    minimum !== null && `mínimo ${formatNumber(minimum)}`,
    area,
  ].filter(Boolean);
  return (
    <div
      className={clsx(
        'flex items-start gap-1 rounded-md border-line border-t pt-2',
        isMarked(here) && 'bg-well',
      )}
    >
      <IconButton
        label={isFolded ? `Abrir ${name}` : `Recolher ${name}`}
        size="sm"
        aria-expanded={!isFolded}
        tabIndex={here ? 0 : -1}
        onClick={() => onFold(key)}
        className="text-ink-muted"
      >
        <ChevronDown aria-hidden="true" className={clsx('transition-[rotate]', isFolded && '-rotate-90')} />
      </IconButton>
      <div className="min-w-0 flex-1">
        <RowText
          editor={editor}
          row={row}
          here={here}
          label="Disciplina"
          placeholder="Nome da disciplina"
          maxLength={syllabusLimits.name}
          hint=", disciplina"
          className="font-display font-semibold"
          onText={(text) => editor.act({ type: 'renameDiscipline', discipline: key, name: text })}
          onKeyDown={(event) => pressWhileWriting(editor, row, event, lead)}
        />
        <button
          type="button"
          tabIndex={here ? 0 : -1}
          onClick={() => ask({ what: 'values', key })}
          className="rounded-md px-2 pb-1 text-start text-ink-muted text-sm tabular-nums hover:text-ink hover:underline pointer-coarse:min-h-11"
        >
          {facts.join(' · ')}
          <span className="sr-only">: mudar questões, pontos e grupo</span>
        </button>
      </div>
      <IconButton
        label={`Novo tópico em ${name}`}
        size="sm"
        tabIndex={here ? 0 : -1}
        onClick={() => editor.act({ type: 'addTopic', discipline: key })}
        className="text-ink-muted max-sm:hidden"
      >
        <Plus aria-hidden="true" />
      </IconButton>
      <RowMenu {...tools} row={row} isHere={here !== null} mark={mark} />
    </div>
  );
}
