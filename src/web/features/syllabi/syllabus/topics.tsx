import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Syllabus, SyllabusTopic } from '#shared/contracts/syllabi.ts';
import { groupBy } from '#shared/rules/group-by.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { useQueryBox } from '#web/lib/hooks/use-query-box.ts';
import { useToday } from '#web/lib/today.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { VirtualRows, type VirtualRowsHandle } from '#web/ui/list/virtual-rows.tsx';
import { topicOfHash } from '../topic-hash.ts';
import { DisciplineHeading } from './discipline-row.tsx';
import { useOpenDisciplines } from './open-disciplines.ts';
import {
  countFound,
  heightOf,
  isNarrowed,
  type Row,
  syllabusRows,
  type TopicFilter,
  topicFilterOf,
  topicFilters,
} from './rows.ts';
import { GroupItem, TopicItem } from './topic-row.tsx';
import { useFollowUp } from './use-follow-up.ts';

const QuestionsDialog = lazy(async () => ({
  default: (await import('./questions-dialog.tsx')).QuestionsDialog,
}));

type SyllabusTopicsProps = {
  syllabus: Syllabus;
  search: { q?: string; filter?: string };
};

export function SyllabusTopics({ syllabus, search }: SyllabusTopicsProps) {
  const { id: syllabusId, disciplines } = syllabus;
  const { query: typed, filter, change } = useTopicSearch(syllabusId, search);
  // Among thousands a search takes longer than a key may wait.
  const query = useDeferredValue(typed);
  const narrowed = useMemo(() => ({ filter, query }), [filter, query]);
  const { isOpen, toggle, open } = useOpenDisciplines(
    syllabus,
    isNarrowed(narrowed) ? `${filter} ${query}` : '',
  );
  const rows = useMemo(() => syllabusRows(disciplines, narrowed, isOpen), [disciplines, narrowed, isOpen]);
  const found = useMemo(() => countFound(disciplines, narrowed), [disciplines, narrowed]);
  const followUp = useFollowUp(syllabusId);
  const today = useToday();
  const summaries = useMemo(
    () => groupBy(syllabus.summaries, ({ topicId }) => topicId),
    [syllabus.summaries],
  );
  const [asked, ask] = useState<{ topic: SyllabusTopic; isOpen: boolean } | null>(null);
  const onQuestions = useCallback((topic: SyllabusTopic) => ask({ topic, isOpen: true }), []);
  const { list, marked } = useNamedTopic(rows, (topicId) => {
    change({ query: '', filter: 'all' });
    const home = disciplines.find(({ topics }) => topics.some(({ id }) => id === topicId));
    if (home) open(home.id);
  });
  return (
    <section aria-labelledby="topicos" className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="topicos" className="text-lg">
          Edital verticalizado
        </h2>
        <p role="status" className="text-ink-muted text-sm tabular-nums">
          {isNarrowed(narrowed) && countOf(found, 'tópico encontrado', 'tópicos encontrados')}
        </p>
      </div>
      <SearchInput
        label="Buscar tópicos"
        value={typed}
        onValueChange={(next) => change({ query: next, filter })}
        className="max-w-xl"
      />
      <Segmented
        label="Filtrar tópicos"
        variant="chips"
        options={topicFilters}
        value={filter}
        onValueChange={(next) => change({ query: typed, filter: next })}
      />
      {rows.length === 0 ? (
        <EmptyState
          title="Nenhum tópico encontrado"
          hint="Tente outra palavra ou outro filtro."
          action={<Button onClick={() => change({ query: '', filter: 'all' })}>Limpar filtros</Button>}
        />
      ) : (
        <VirtualRows
          ref={list}
          label="Disciplinas e tópicos"
          rows={rows}
          keyOf={keyOf}
          heightOf={heightOf}
          spaceAround={spaceAround}
        >
          {(row) => {
            if (row.kind === 'discipline') return <DisciplineHeading row={row} onToggle={toggle} />;
            const { topic, isOut } = row;
            if (row.kind === 'group')
              return <GroupItem topic={topic} isOut={isOut} topics={row.topics} studied={row.studied} />;
            return (
              <TopicItem
                topic={topic}
                subject={row.subject}
                summaries={summaries.get(topic.id)}
                isOut={isOut}
                isLast={row.isLast}
                today={today}
                isMarked={marked === topic.id}
                followUp={followUp}
                onQuestions={onQuestions}
              />
            );
          }}
        </VirtualRows>
      )}
      {asked && (
        <Suspense>
          <QuestionsDialog
            key={asked.topic.id}
            topic={asked.topic}
            open={asked.isOpen}
            onClose={() => ask({ ...asked, isOpen: false })}
            onNote={(done, right) => {
              ask(null);
              followUp.note(asked.topic, { kind: 'questions', done, right });
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

const keyOf = ({ key }: Row) => key;
const spaceAround = ({ kind }: Row) => (kind === 'discipline' ? 'pt-2' : '');

/** Search and filter of the topics, kept in the address. */
function useTopicSearch(syllabusId: string, { q = '', filter: named }: SyllabusTopicsProps['search']) {
  const [query, type] = useQueryBox(q);
  const navigate = useNavigate();
  const change = (next: { query: string; filter: TopicFilter }) => {
    type(next.query);
    void navigate({
      to: '/syllabi/$syllabusId',
      params: { syllabusId },
      search: { q: next.query || undefined, filter: next.filter === 'all' ? undefined : next.filter },
      replace: true,
      resetScroll: false,
    });
  };
  return { query, filter: topicFilterOf(named), change };
}

/** Goes to the topic that the address names, once it has a row; `uncover` lets it have one, and clears the address. */
function useNamedTopic(rows: readonly Row[], uncover: (topicId: number) => void) {
  const list = useRef<VirtualRowsHandle>(null);
  const [wanted, want] = useState<number | null>(null);
  const [marked, mark] = useState<number | null>(null);
  const latest = useRef(uncover);
  latest.current = uncover;
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const topicId = topicOfHash(hash);
    if (topicId === null) return;
    latest.current(topicId);
    want(topicId);
  }, [hash]);
  useEffect(() => {
    const index = rows.findIndex((row) => row.kind !== 'discipline' && row.topic.id === wanted);
    if (wanted === null || index < 0) return;
    want(null);
    mark(wanted);
    list.current?.goTo(index);
  }, [rows, wanted]);
  return { list, marked };
}
