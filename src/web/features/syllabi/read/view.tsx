import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { sentenceOf, sentencesOf } from '#web/lib/api/api-error.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { Column, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { announce } from '#web/ui/toast/announce.ts';
import { createSyllabus, type NewSyllabus } from '../api.ts';
import { ReadingBanner } from '../reading-banner.tsx';
import { ReadingProgress } from '../reading-progress.tsx';
import { forgetReading, programmeKey, rememberReading } from '../reading-storage.ts';
import { SourceForm, useReadingSource } from '../source-form.tsx';
import { useReading } from '../use-reading.ts';
import { ReadingResult } from './result.tsx';

const route = getRouteApi('/student/syllabi/read');

export function ReadSyllabusPage() {
  const { id: userId } = useLoaded(profileQuery);
  return (
    <ReadFrame>
      <ReadSyllabus key={userId} userId={userId} />
    </ReadFrame>
  );
}

export const ReadSyllabusPending = () => (
  <ReadFrame>
    <Skeleton>
      <SkeletonBlock className="h-56 rounded-lg!" />
      <SkeletonBlock className="h-72 rounded-lg!" />
    </Skeleton>
  </ReadFrame>
);

export const ReadSyllabusFailure = ({ error }: { error: unknown }) => (
  <ReadFrame>
    <ErrorState
      message={sentenceOf(error, 'Não foi possível carregar seu perfil. Tente novamente.')}
      onRetry={useRetry()}
    />
  </ReadFrame>
);

function ReadFrame({ children }: { children: ReactNode }) {
  useTitle('Ler edital');
  return (
    <Column>
      <PageHeader
        title="Ler edital"
        subtitle="Ele vira uma lista de tópicos com pesos, para conferir e estudar."
        back={<BackLink render={<Link to="/syllabi" />}>Editais</BackLink>}
      />
      {children}
    </Column>
  );
}

/** The form, and then the reading it started. What was given waits behind it: a failure loses nothing. */
function ReadSyllabus({ userId }: { userId: string }) {
  const { reading: readingId } = route.useSearch();
  const navigate = useNavigate();
  const source = useReadingSource(programmeKey(userId), (started) => {
    rememberReading(userId, started);
    void navigate({ to: '/syllabi/read', search: { reading: started }, replace: true });
  });
  const create = useCreateSyllabus((body) => {
    source.forget();
    if (body.readingId) forgetReading(userId, body.readingId);
  });
  useFocusOnChange(readingId);
  if (readingId)
    return (
      <FollowReading key={readingId} userId={userId} readingId={readingId} source={source} create={create} />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ReadingBanner userId={userId} />
      <SourceForm source={source} />
      <StartEmpty create={create} />
    </div>
  );
}

type FollowReadingProps = {
  userId: string;
  readingId: string;
  source: ReturnType<typeof useReadingSource>;
  create: ReturnType<typeof useCreateSyllabus>;
};

function FollowReading({ userId, readingId, source, create }: FollowReadingProps) {
  const { reading, found, failure, isUnreachable } = useReading(readingId);
  const navigate = useNavigate();
  useEffect(() => {
    if (failure !== null) forgetReading(userId, readingId);
  }, [failure, userId, readingId]);
  if (failure !== null)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SourceForm source={source} failure={failure} />
        <StartEmpty create={create} />
      </div>
    );
  if (found)
    return (
      <ReadingResult
        reading={found}
        create={create}
        onLeave={() => {
          forgetReading(userId, readingId);
          void navigate({ to: '/syllabi/read', replace: true });
        }}
      />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ReadingProgress reading={reading} isUnreachable={isUnreachable} />
      <p className="text-ink-muted text-sm">
        Você pode sair desta página: a leitura continua e aparece em Editais.
      </p>
      <Button
        className="justify-self-start max-sm:w-full"
        render={<Link to="/syllabi" activeOptions={{ exact: true }} />}
      >
        Ver meus editais
      </Button>
    </div>
  );
}

/** The quiet third way: nothing is read. */
function StartEmpty({ create: { mutate, isPending, variables, error } }: Pick<FollowReadingProps, 'create'>) {
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-2 text-ink-muted text-sm">
        Prefere escrever os tópicos você mesmo?
        <Button
          size="sm"
          variant="quiet"
          className="text-cometa!"
          busy={isPending && !variables.readingId}
          busyLabel="Criando..."
          onClick={() => mutate({})}
        >
          Começar vazio
        </Button>
      </p>
      <RefusedForm sentences={sentencesOf(error, 'Não foi possível criar o edital. Tente novamente.')} />
    </div>
  );
}

/** Makes the syllabus, which is then looked over. */
function useCreateSyllabus(onMade: (body: NewSyllabus) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: NewSyllabus) => createSyllabus(client, body),
    onSuccess: ({ id }, body) => {
      onMade(body);
      void navigate({ to: '/syllabi/$syllabusId/edit', params: { syllabusId: id } });
    },
  });
}

/** Form and reading take each other's place on one address: what was in focus has gone. */
function useFocusOnChange(readingId: string | undefined): void {
  const shown = useRef(readingId);
  useEffect(() => {
    if (shown.current === readingId) return;
    shown.current = readingId;
    document.getElementById('conteudo')?.focus({ preventScroll: true });
    announce(readingId ? 'Lendo o edital' : 'Ler edital');
  }, [readingId]);
}
