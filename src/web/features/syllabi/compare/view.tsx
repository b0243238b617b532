import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { Reading, Syllabus } from '#shared/contracts/syllabi.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { tabStorage } from '#web/lib/storage.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { Column, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { changesQuery, syllabusQuery } from '../api.ts';
import { PostChoice } from '../post-choice.tsx';
import { ReadingProgress } from '../reading-progress.tsx';
import { SourceForm, useReadingSource } from '../source-form.tsx';
import { useReading } from '../use-reading.ts';
import { Rectification, useApply } from './rectification.tsx';

export { SyllabusFailure } from '../placeholders.tsx';

const route = getRouteApi('/student/syllabi/$syllabusId/compare');

export function CompareSyllabusPage() {
  const { syllabusId } = route.useParams();
  const syllabus = useLoaded(syllabusQuery(syllabusId));
  const { id: userId } = useLoaded(profileQuery);
  return (
    <CompareFrame subtitle={syllabus.title}>
      <CompareSyllabus key={`${userId} ${syllabusId}`} userId={userId} syllabus={syllabus} />
    </CompareFrame>
  );
}

export const CompareSyllabusPending = () => (
  <CompareFrame subtitle=" ">
    <Skeleton>
      <SkeletonBlock className="h-56 rounded-lg!" />
      <SkeletonBlock className="h-72 rounded-lg!" />
    </Skeleton>
  </CompareFrame>
);

function CompareFrame({ subtitle, children }: { subtitle: string; children: ReactNode }) {
  const { syllabusId } = route.useParams();
  return (
    <Column>
      <PageHeader
        title="Retificação"
        subtitle={subtitle}
        back={
          <BackLink render={<Link to="/syllabi/$syllabusId" params={{ syllabusId }} />}>
            Voltar ao edital
          </BackLink>
        }
      />
      {children}
    </Column>
  );
}

type Own = { userId: string; syllabus: Syllabus };

/** Where this tab keeps the reading of a rectified notice, and the programme that was pasted for one. */
const readingKey = ({ userId, syllabus }: Own) => `syllabusRectification.${userId}.${syllabus.id}`;
const programmeKey = ({ userId, syllabus }: Own) => `syllabusRectified.${userId}.${syllabus.id}`;

/** The form, the reading that it started, and what it found: each stays behind the next. */
function CompareSyllabus(own: Own) {
  const { syllabusId } = route.useParams();
  const { reading: readingId, post } = route.useSearch();
  const navigate = useNavigate();
  const go = (search: { reading?: string; post?: number }) =>
    void navigate({ to: '/syllabi/$syllabusId/compare', params: { syllabusId }, search, replace: true });
  const source = useReadingSource(programmeKey(own), (started) => {
    tabStorage.set(readingKey(own), started);
    go({ reading: started });
  });
  const [left] = useState(() => tabStorage.get(readingKey(own)));
  const isFoundAgain = !readingId && left !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is opened
  useEffect(() => {
    if (isFoundAgain) go({ reading: left });
  }, []);
  const forget = () => {
    tabStorage.remove(readingKey(own));
    go({});
  };
  if (!readingId)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="max-w-[70ch] text-ink-muted">
          Envie o edital retificado. Você vê o que entrou, saiu e mudou antes de aplicar, e o que já estudou
          continua estudado.
        </p>
        <SourceForm source={source} />
      </div>
    );
  return (
    <FollowReading
      key={readingId}
      {...own}
      readingId={readingId}
      post={post}
      source={source}
      onPost={(place) => go({ reading: readingId, post: place })}
      onForget={forget}
    />
  );
}

type FollowReadingProps = Own & {
  readingId: string;
  post: number | undefined;
  source: ReturnType<typeof useReadingSource>;
  onPost: (place: number) => void;
  onForget: () => void;
};

function FollowReading(props: FollowReadingProps) {
  const { readingId, post, source, syllabus, onPost, onForget } = props;
  const { reading, found, failure, isUnreachable } = useReading(readingId);
  const key = readingKey(props);
  useEffect(() => {
    if (failure !== null) tabStorage.remove(key);
  }, [failure, key]);
  if (failure !== null) return <SourceForm source={source} failure={failure} />;
  if (!found)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ReadingProgress reading={reading} isUnreachable={isUnreachable} />
        <p className="text-ink-muted text-sm">
          Você pode sair desta página: a leitura continua, e você a encontra aqui.
        </p>
      </div>
    );
  const place = found.posts.length === 1 ? 0 : post;
  if (place === undefined)
    return <ChoosePost reading={found} own={syllabus.post} onPost={onPost} onForget={onForget} />;
  return <ShowChanges {...props} place={place} />;
}

type ChoosePostProps = {
  reading: Reading;
  /** The post of the syllabus. */
  own: string;
  onPost: (place: number) => void;
  onForget: () => void;
};

function ChoosePost({ reading: { posts }, own, onPost, onForget }: ChoosePostProps) {
  const known = posts.findIndex(({ name }) => name === own);
  const [place, setPlace] = useState(known < 0 ? null : known);
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card title="Qual é o seu cargo?">
        <PostChoice
          posts={posts}
          value={place}
          onChange={setPlace}
          error={isAsked && place === null ? 'Escolha o cargo.' : undefined}
        />
      </Card>
      <FormActions>
        <Button onClick={onForget}>Enviar outro</Button>
        <Button variant="main" onClick={() => (place === null ? setAsked(true) : onPost(place))}>
          Comparar
        </Button>
      </FormActions>
    </div>
  );
}

function ShowChanges({
  syllabus,
  readingId,
  place,
  onForget,
  ...own
}: FollowReadingProps & { place: number }) {
  const rectification = useApply(syllabus, () => {
    tabStorage.remove(readingKey({ syllabus, ...own }));
    tabStorage.remove(programmeKey({ syllabus, ...own }));
  });
  const { data, error, refetch } = useQuery({
    ...changesQuery(syllabus, readingId, place),
    // The tree as it will be is not compared once more on the way out.
    enabled: !rectification.isBusy,
    placeholderData: keepPreviousData,
  });
  if (error)
    return (
      <ErrorState
        message={sentenceOf(error, 'Não foi possível comparar os editais. Tente novamente.')}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Skeleton label="Comparando...">
        <SkeletonBlock className="h-44 rounded-lg!" />
        <SkeletonBlock className="h-44 rounded-lg!" />
      </Skeleton>
    );
  return (
    <Rectification
      disciplines={syllabus.disciplines}
      changes={data}
      rectification={rectification}
      onForget={onForget}
    />
  );
}
