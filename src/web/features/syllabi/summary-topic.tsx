import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { setSummaryTopic, summaryTopicQuery, syllabiQuery } from './api.ts';
import { topicHash } from './topic-hash.ts';

const TopicChoice = lazy(async () => ({ default: (await import('./topic-choice.tsx')).TopicChoice }));

/** The topic of a syllabus that a summary is about, and another one; nothing for who has no syllabus. */
export function SummaryTopicCard({ summaryId }: { summaryId: string }) {
  const { data: topic } = useQuery(summaryTopicQuery(summaryId));
  const { data: syllabi = [] } = useQuery(syllabiQuery);
  const [isChoosing, setChoosing] = useState<boolean>();
  const trigger = useRef<HTMLButtonElement>(null);
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (at: { syllabusId: string; topicId: number } | null) =>
      setSummaryTopic(client, summaryId, at),
    onSuccess: (_, at) => toast.success(at ? 'Tópico escolhido.' : 'Resumo desligado do edital.'),
    onError: (error) =>
      toast.error(sentenceOf(error, 'Não foi possível mudar o tópico do resumo. Tente novamente.')),
  });
  if (topic === undefined || syllabi.length === 0) return null;
  return (
    <Card title="No edital">
      {topic ? (
        <p className="break-words text-sm">
          <Link
            to="/syllabi/$syllabusId"
            params={{ syllabusId: topic.syllabusId }}
            hash={topicHash(topic.topicId)}
            className="link line-clamp-3 pointer-coarse:py-1"
          >
            {topic.text}
          </Link>
          <span className="text-ink-muted">{`${topic.discipline} · ${topic.title}`}</span>
        </p>
      ) : (
        <p className="text-ink-muted text-sm">Diga de que tópico ele trata e abra-o direto do edital.</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button ref={trigger} size="sm" disabled={isPending} onClick={() => setChoosing(true)}>
          {topic ? 'Trocar tópico' : 'Escolher tópico'}
        </Button>
        {topic && (
          <Button size="sm" variant="quiet" disabled={isPending} onClick={() => mutate(null)}>
            Tirar
          </Button>
        )}
      </div>
      {isChoosing !== undefined && (
        <Suspense>
          <TopicChoice
            syllabi={syllabi}
            chosen={topic}
            open={isChoosing}
            finalFocus={trigger}
            onClose={() => setChoosing(false)}
            onChoose={(at) => {
              setChoosing(false);
              mutate(at);
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}
