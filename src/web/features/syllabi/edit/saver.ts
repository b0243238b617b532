import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isUnreachable, sentenceOf } from '#web/lib/api/api-error.ts';
import { type SyllabusUpdate, updateSyllabus } from '../api.ts';
import type { draftOf } from './draft.ts';
import { type Discipline, type Ids, inputOf, learnIds } from './tree.ts';

/** `unkept`: neither the server nor this device has it. */
export type Saving = 'saved' | 'waiting' | 'saving' | 'offline' | 'unkept' | 'refused' | 'conflict';

interface Beginning {
  client: QueryClient;
  syllabusId: string;
  draft: ReturnType<typeof draftOf>;
  ids: Ids;
  revision: number;
  /** What the server has; null: something else than the tree here. */
  saved: readonly Discipline[] | null;
  current: () => readonly Discipline[];
  saving: () => Saving;
  tell: (changes: { saving: Saving; failure?: string | null }) => void;
}

/** Milliseconds after the last change. */
const saveAfterMs = 2000;
const keepAfterMs = 250;
const tryAgainMs = 20_000;

/** Keeps a tree on this device and sends it to the server, one update after the other. */
export function createSaver({ client, syllabusId, draft, current, saving, tell, ...begun }: Beginning) {
  let { ids, revision, saved } = begun;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  let underWay: Promise<void> | null = null;
  const isSaved = () => saved === current();

  const keep = () => {
    clearTimeout(keepTimer);
    if (isSaved()) return draft.forget();
    const isKept = draft.keep({ revision, disciplines: inputOf(current(), ids) });
    if (!isKept && saving() === 'offline') tell({ saving: 'unkept' });
  };
  const saveIn = (ms: number) => {
    clearTimeout(saveTimer);
    saveTimer = setTimeout(() => void save(), ms);
  };

  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'syllabi.changed_elsewhere')
      return tell({ saving: 'conflict' });
    if (error instanceof ApiError && !isUnreachable(error) && error.status < 500)
      return tell({
        saving: 'refused',
        failure: sentenceOf(error, 'O servidor não aceitou as correções. Elas estão neste aparelho.'),
      });
    tell({ saving: 'offline' });
    if (!isLeft) saveIn(tryAgainMs);
  };

  const update = (body: Omit<SyllabusUpdate, 'revision'>) =>
    updateSyllabus(client, syllabusId, { revision, ...body });

  const send = async () => {
    const sent = current();
    tell({ saving: 'saving', failure: null });
    try {
      const answer = await update({ disciplines: inputOf(sent, ids) });
      revision = answer.revision;
      learnIds(ids, sent, answer.disciplines);
      saved = sent;
      tell({ saving: isSaved() ? 'saved' : 'waiting' });
      if (!isSaved()) saveIn(isLeft ? 0 : saveAfterMs);
    } catch (error) {
      fail(error);
    }
    keep();
  };

  /** Sends what the server does not have; answers whether it has everything then. */
  const save = async (): Promise<boolean> => {
    clearTimeout(saveTimer);
    await underWay;
    if (isSaved() || saving() === 'conflict') return isSaved();
    underWay ??= send().finally(() => {
      underWay = null;
    });
    await underWay;
    return isSaved();
  };

  const saveIfHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    keep();
    void save();
  };
  const saveAgain = () => void save();

  return {
    ids: () => ids,
    revision: () => revision,
    isSaved,
    isBusy: () => underWay !== null,
    save,
    noticeChange: () => {
      clearTimeout(keepTimer);
      keepTimer = setTimeout(keep, keepAfterMs);
      if (saving() === 'conflict') return;
      if (!underWay) tell({ saving: isSaved() ? 'saved' : 'waiting' });
      saveIn(saveAfterMs);
    },
    /** Title, post and days of the exam. Rejects with `ApiError`. */
    saveDetails: async (details: Omit<SyllabusUpdate, 'revision' | 'disciplines'>) => {
      await save();
      ({ revision } = await update(details));
      keep();
    },
    /** The tree here is the server's, of this revision. */
    restart: (next: number, nextIds: Ids) => {
      revision = next;
      ids = nextIds;
      saved = current();
      clearTimeout(saveTimer);
      tell({ saving: 'saved' });
      keep();
    },
    /** The tree here is to take the place of the server's, of this revision. */
    overwrite: (next: number) => {
      revision = next;
      tell({ saving: 'waiting' });
      keep();
    },
    /** The screen is here; answers how to leave it. */
    open: () => {
      isLeft = false;
      document.addEventListener('visibilitychange', saveIfHidden);
      window.addEventListener('pagehide', keep);
      window.addEventListener('online', saveAgain);
      if (!isSaved()) saveIn(saveAfterMs);
      return () => {
        isLeft = true;
        document.removeEventListener('visibilitychange', saveIfHidden);
        window.removeEventListener('pagehide', keep);
        window.removeEventListener('online', saveAgain);
        keep();
        void save();
      };
    },
  };
}
