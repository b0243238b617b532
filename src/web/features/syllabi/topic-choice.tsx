import { useQuery } from '@tanstack/react-query';
import { type RefObject, useDeferredValue, useMemo, useState } from 'react';
import type { SummaryTopic, Syllabus, SyllabusCard } from '#shared/contracts/syllabi.ts';
import { isLeaf } from '#shared/rules/syllabi/shares.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { searchable, searchFor } from '#shared/rules/text/search-text.ts';
import { Field } from '#web/ui/form/field.tsx';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { SkeletonBlock } from '#web/ui/skeleton.tsx';
import { syllabusQuery } from './api.ts';

type TopicChoiceProps = {
  /** At least one. */
  syllabi: readonly SyllabusCard[];
  chosen: SummaryTopic | null;
  open: boolean;
  finalFocus: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onChoose: (at: { syllabusId: string; topicId: number }) => void;
};

/** Topics that are shown at once: a search finds the others. */
const mostShown = 40;

/** Chooses one of the topics of a syllabus that have none below them. */
export function TopicChoice({ syllabi, chosen, open, finalFocus, onClose, onChoose }: TopicChoiceProps) {
  const [syllabusId, setSyllabusId] = useState(chosen?.syllabusId ?? syllabi[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const { data: syllabus } = useQuery({ ...syllabusQuery(syllabusId), enabled: open });
  const topics = useMemo(() => (syllabus ? topicsOf(syllabus) : null), [syllabus]);
  const found = useMemo(() => topics?.filter(({ words }) => searchFor(query)(words)) ?? [], [topics, query]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={finalFocus}
      title="De que tópico trata o resumo?"
      size="md"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {syllabi.length > 1 && (
          <Field label="Edital">
            <Select value={syllabusId} onChange={({ target }) => setSyllabusId(target.value)}>
              {syllabi.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <SearchInput label="Buscar tópicos" value={typed} onValueChange={setTyped} />
        {topics === null ? (
          <SkeletonBlock className="h-48" />
        ) : (
          <>
            <p role="status" className="text-ink-muted text-sm tabular-nums">
              {found.length > mostShown
                ? `${mostShown} de ${countOf(found.length, 'tópico', 'tópicos')}: busque para achar o seu.`
                : found.length === 0 && 'Nenhum tópico encontrado. Tente outra palavra.'}
            </p>
            <ul className="-mx-2 grid max-h-80 grid-cols-[minmax(0,1fr)] overflow-y-auto">
              {found.slice(0, mostShown).map(({ id, text, discipline }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={chosen?.syllabusId === syllabusId && chosen.topicId === id}
                    className="grid min-h-11 w-full gap-0.5 rounded-md px-2 py-1.5 text-start hover:bg-well focus-visible:-outline-offset-2 aria-pressed:bg-cometa-soft"
                    onClick={() => onChoose({ syllabusId, topicId: id })}
                  >
                    <span className="line-clamp-2 break-words">{text}</span>
                    <span className="truncate text-ink-muted text-sm">{discipline}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

const topicsOf = ({ disciplines }: Syllabus) =>
  disciplines.flatMap(({ name, topics }) =>
    topics
      .filter((_, at) => isLeaf(topics, at))
      .map(({ id, text }) => ({ id, text, discipline: name, words: searchable(`${text} ${name}`) })),
  );
