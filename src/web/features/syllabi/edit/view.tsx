import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { PencilLine, Plus, TriangleAlert } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Syllabus } from '#shared/contracts/syllabi.ts';
import { countOf, formatNumber } from '#shared/rules/text/format.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useMedia } from '#web/lib/hooks/use-media.ts';
import { isForPage } from '#web/lib/page-keys.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { syllabusQuery } from '../api.ts';
import { Conflict } from './conflict.tsx';
import { DetailsDialog } from './details.tsx';
import { AskedDialogs, toRow } from './dialogs.tsx';
import { sayTravel, travelOf } from './keys.ts';
import type { Asked } from './row-menu.tsx';
import { type Row, rowsOf } from './rows.ts';
import { Source, wide } from './source.tsx';
import { spotOf } from './spot.ts';
import { createEditor, type Editor } from './store.ts';
import { Toolbar } from './toolbar.tsx';
import { countTopics, type Discipline } from './tree.ts';
import { TreeList } from './tree-list.tsx';

export { SyllabusFailure } from '../placeholders.tsx';

const route = getRouteApi('/student/syllabi/$syllabusId/edit');

export function EditSyllabusPage() {
  const { syllabusId } = route.useParams();
  const syllabus = useLoaded(syllabusQuery(syllabusId));
  const { id: userId } = useLoaded(profileQuery);
  return <EditSyllabus key={`${userId} ${syllabusId}`} userId={userId} syllabus={syllabus} />;
}

export const EditSyllabusPending = () => (
  <>
    <PageHeader title="Conferir edital" />
    <Skeleton>
      <SkeletonBlock className="h-12" />
      {places.map((place) => (
        <SkeletonBlock key={place} className="h-9" />
      ))}
    </Skeleton>
  </>
);
const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function EditSyllabus({ userId, syllabus }: { userId: string; syllabus: Syllabus }) {
  const editor = useEditor(userId, syllabus);
  const state = useSyncExternalStore(editor.subscribe, editor.get);
  const { disciplines } = state.history.tree;
  const [asked, setAsked] = useState<Asked | null>(null);
  const isWide = useMedia(wide, true);
  const hasPages = syllabus.pages.length > 0;
  const source = (
    <Source syllabusId={syllabus.id} pages={syllabus.pages} spot={spotOf(disciplines, state.place)} />
  );
  const { isLeaving, leave } = useLeave(editor, syllabus.id);
  return (
    <>
      <EditHeader syllabus={syllabus} onDetails={() => setAsked({ what: 'details' })} />
      <Summary disciplines={disciplines} />
      <Toolbar
        editor={editor}
        state={state}
        onSource={hasPages ? () => setAsked({ what: 'source' }) : undefined}
        isLeaving={isLeaving}
        onDone={leave}
      />
      {state.saving === 'conflict' && <Conflict editor={editor} title={syllabus.title} />}
      {state.failure && (
        <Alert tone="danger" className="mb-3">
          {state.failure}
        </Alert>
      )}
      <div className={hasPages ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6' : ''}>
        <Rows editor={editor} ask={setAsked} />
        {hasPages && isWide && (
          <aside
            aria-label="Edital"
            className="sticky top-[calc(8.5rem+var(--safe-top))] flex h-[calc(100dvh-10rem)] flex-col overflow-hidden rounded-lg border border-line bg-surface"
          >
            {source}
          </aside>
        )}
      </div>
      <AskedDialogs editor={editor} asked={asked} onClose={() => setAsked(null)} />
      <DetailsDialog
        editor={editor}
        syllabus={syllabus}
        open={asked?.what === 'details'}
        onClose={() => setAsked(null)}
      />
      <Dialog
        open={asked?.what === 'source'}
        onOpenChange={(open) => !open && setAsked(null)}
        title="No edital"
        size="lg"
        finalFocus={toRow}
      >
        <div className="flex h-[60dvh] flex-col">{source}</div>
      </Dialog>
    </>
  );
}

/** The syllabus being corrected: saved when the screen is left, and brought up to what is known of it. */
function useEditor(userId: string, syllabus: Syllabus): Editor {
  const client = useQueryClient();
  const [editor] = useState(() => createEditor(client, userId, syllabus));
  useEffect(() => editor.open(), [editor]);
  useEffect(() => editor.receive(syllabus), [editor, syllabus]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = travelOf(event);
      if (!step || !isForPage(event)) return;
      event.preventDefault();
      sayTravel(step, editor.travel(step));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [editor]);
  return editor;
}

/** Goes to the syllabus once the server has everything. */
function useLeave(editor: Editor, syllabusId: string) {
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  const go = () => void navigate({ to: '/syllabi/$syllabusId', params: { syllabusId } });
  const leave = async () => {
    setLeaving(true);
    if (await editor.save()) return go();
    setLeaving(false);
    toast.error('As correções ainda não chegaram ao servidor. Elas estão guardadas neste aparelho.', {
      action: { label: 'Sair assim', onAction: go },
    });
  };
  return { isLeaving, leave: () => void leave() };
}

type EditHeaderProps = { syllabus: Syllabus; onDetails: () => void };

const EditHeader = ({ syllabus: { id, title, post }, onDetails }: EditHeaderProps) => (
  <PageHeader
    title="Conferir edital"
    subtitle={
      <span className="flex items-start gap-1">
        <span className="min-w-0 break-words">
          {[title, post].filter((text, at, all) => text && all.indexOf(text) === at).join(' · ')}
        </span>
        <IconButton
          label="Mudar título, cargo e data da prova"
          size="sm"
          className="-my-1 pointer-coarse:-my-2.5"
          onClick={onDetails}
        >
          <PencilLine aria-hidden="true" className="size-4!" />
        </IconButton>
      </span>
    }
    back={
      <BackLink render={<Link to="/syllabi/$syllabusId" params={{ syllabusId: id }} />}>
        Voltar ao edital
      </BackLink>
    }
  />
);

/** `12 disciplinas · 284 tópicos · 60 questões`, and what is to be looked at once more. */
function Summary({ disciplines }: { disciplines: readonly Discipline[] }) {
  const { show } = route.useSearch();
  const navigate = route.useNavigate();
  const { topics, doubtful } = useMemo(() => countTopics(disciplines), [disciplines]);
  const questions = disciplines.reduce((sum, one) => sum + (one.questions ?? 0), 0);
  return (
    <div className="-mt-3 mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-ink-muted text-sm tabular-nums">
        {[
          countOf(disciplines.length, 'disciplina', 'disciplinas'),
          countOf(topics, 'tópico', 'tópicos'),
          questions > 0 && countOf(questions, 'questão', 'questões'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {(doubtful > 0 || show) && (
        <Button
          size="sm"
          icon={<TriangleAlert aria-hidden="true" />}
          aria-pressed={show === 'doubtful'}
          className="rounded-full! aria-pressed:border-warn aria-pressed:bg-warn-soft aria-pressed:text-warn"
          onClick={() => void navigate({ search: show ? {} : { show: 'doubtful' }, replace: true })}
        >
          {`Só os duvidosos (${formatNumber(doubtful)})`}
        </Button>
      )}
    </div>
  );
}

function Rows({ editor, ask }: { editor: Editor; ask: (asked: Asked) => void }) {
  const { history, place, turn, mark } = useSyncExternalStore(editor.subscribe, editor.get);
  const isDoubtfulOnly = route.useSearch().show === 'doubtful';
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const { disciplines } = history.tree;
  const here = place?.row;
  const rows = useMemo(
    () => rowsOf(disciplines, { folded, isDoubtfulOnly, here }),
    [disciplines, folded, isDoubtfulOnly, here],
  );
  const remove = useRemove(editor);
  const [onFold] = useState(() => (key: number) => setFolded((before) => toggled(before, key)));
  const add = () => {
    editor.act({ type: 'addDiscipline', after: null });
  };
  if (disciplines.length === 0)
    return (
      <EmptyState
        title="Este edital ainda não tem disciplinas"
        hint="Comece por uma; os tópicos vêm abaixo dela, um por linha. Também dá para colar uma lista."
        action={<Button onClick={add}>Adicionar disciplina</Button>}
      />
    );
  if (rows.length === 0)
    return <EmptyState title="Nada mais a conferir" hint="Todos os tópicos duvidosos foram vistos." />;
  return (
    <div className="min-w-0">
      <TreeList
        rows={rows}
        state={{ place, turn, mark }}
        editor={editor}
        ask={ask}
        remove={remove}
        onFold={onFold}
      />
      {!isDoubtfulOnly && (
        <Button size="sm" className="mt-3" icon={<Plus aria-hidden="true" />} onClick={add}>
          Adicionar disciplina
        </Button>
      )}
    </div>
  );
}

const toggled = (keys: ReadonlySet<number>, key: number) =>
  keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : new Set([...keys, key]);

/** Deletes at once, and offers to take it back. */
function useRemove(editor: Editor) {
  const toast = useToast();
  const [remove] = useState(() => ({ topic, discipline }: Row) => {
    const before = editor.get().history;
    if (topic) editor.act({ type: 'remove', topic: topic.key, keepsBelow: false });
    else editor.act({ type: 'removeDiscipline', discipline: discipline.key });
    const after = editor.get().history;
    if (after === before) return;
    toast.info(topic ? 'Tópico excluído.' : `“${discipline.name}” foi excluída.`, {
      // What was done since is undone first: one step at a time, by the student.
      undo: () => editor.get().history.past.length >= after.past.length && editor.travel('past'),
    });
  });
  return remove;
}
