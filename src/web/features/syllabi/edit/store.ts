import type { QueryClient } from '@tanstack/react-query';
import type { Syllabus } from '#shared/contracts/syllabi.ts';
import { syllabusQuery } from '../api.ts';
import type { Action } from './actions.ts';
import { draftOf } from './draft.ts';
import { dropBlank, type History, newHistory, perform, replaced, travel } from './history.ts';
import { createSaver, type Saving } from './saver.ts';
import { inputOf, type Place, topicOf, treeOf } from './tree.ts';

export interface EditorState {
  history: History;
  /** Where one is; null before one has been anywhere. */
  place: Place | null;
  /** Another number each time the focus is to go to `place`. */
  turn: number;
  /** The row that was written in last and where the caret stood when it was left. */
  mark: Place | null;
  saving: Saving;
  /** Why the server did not take it. */
  failure: string | null;
  /** Goes on from a draft that this device had kept. */
  wasRestored: boolean;
}

interface Going {
  /** Where one writes on if the row stays the same; beyond the text is its end. */
  caret?: number;
  /** The focus stays where it is. */
  stays?: boolean;
}

export type Editor = ReturnType<typeof createEditor>;

/**
 * A syllabus that is being corrected: what is done is kept on this device and sent to the server once the student
 * pauses. It outlives its screen as long as something is on its way.
 */
export function createEditor(client: QueryClient, userId: string, opened: Syllabus) {
  const draft = draftOf(userId, opened.id);
  const kept = draft.read();
  const isOld = kept !== null && kept.revision !== opened.revision;
  const source = treeOf(kept?.disciplines ?? opened.disciplines);
  const listeners = new Set<() => void>();
  let claimed = 0;
  let state: EditorState = {
    history: newHistory(source.tree),
    place: null,
    turn: 0,
    mark: null,
    saving: isOld ? 'conflict' : kept ? 'waiting' : 'saved',
    failure: null,
    wasRestored: kept !== null && !isOld,
  };
  const become = (changes: Partial<EditorState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const current = () => state.history.tree.disciplines;
  const saver = createSaver({
    client,
    syllabusId: opened.id,
    draft,
    ids: source.ids,
    revision: kept?.revision ?? opened.revision,
    saved: kept ? null : source.tree.disciplines,
    current,
    saving: () => state.saving,
    tell: become,
  });

  const changed = (history: History, place: Place | null, { caret, stays = false }: Going) => {
    if (history === state.history) return;
    const isHere = place !== null && place.row === state.place?.row;
    const next = place && isHere && caret !== undefined ? { ...place, caret: place.caret ?? caret } : place;
    const turn = next && !stays ? state.turn + 1 : state.turn;
    become({ history, place: next ?? state.place, turn });
    saver.noticeChange();
  };

  /** Takes the topic away that one writes in, if nothing was written; answers where one is then. */
  const dropIfBlank = (): Place | null => {
    const { place, history } = state;
    if (!place || place.caret === null || !place.row.startsWith('t')) return null;
    const key = Number(place.row.slice(1));
    if (topicOf(history.tree.disciplines, key)?.text.trim() !== '') return null;
    const dropped = dropBlank(history, key);
    changed(dropped.history, null, { stays: true });
    return dropped.at && { row: dropped.at.row, caret: null };
  };

  /** Takes the server's tree in the place of the own, as a step that can be undone. */
  const take = (from: Syllabus, isStep: boolean) => {
    const { tree, ids } = treeOf(from.disciplines, { tree: state.history.tree, ids: saver.ids() });
    become({
      history: isStep ? replaced(state.history, tree) : newHistory(tree),
      place: null,
      failure: null,
      wasRestored: false,
    });
    saver.restart(from.revision, ids);
  };
  const askServer = () => client.fetchQuery({ ...syllabusQuery(opened.id), staleTime: 0 });

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Does something and goes where it was done. Answers whether it could be done. */
    act: (action: Action, going: Going = {}): boolean => {
      const { history, at } = perform(state.history, action);
      const isDone = history !== state.history;
      const isTyping = action.type === 'rename' || action.type === 'renameDiscipline';
      changed(history, isTyping ? null : at, going);
      return isDone;
    },
    /** Goes a step back, or forward again. Answers whether there was one. */
    travel: (to: 'past' | 'future', going: Going = {}): boolean => {
      const { history, at } = travel(state.history, to);
      const isDone = history !== state.history;
      changed(history, at && going.caret !== undefined ? { ...at, caret: going.caret } : at, going);
      return isDone;
    },
    /** Goes to a row; with a caret, to write in it. */
    go: (place: Place) => {
      if (place.row !== state.place?.row) dropIfBlank();
      become({ place, turn: state.turn + 1 });
    },
    /** One is there already. */
    note: (place: Place) => {
      if (state.place?.row !== place.row || state.place.caret !== place.caret) become({ place });
    },
    /** One writes no more, the caret stood at `caret`. The focus comes to the row, or `stays` where it went. */
    rest: (caret: number, stays: boolean) => {
      const { place } = state;
      if (!place || place.caret === null) return;
      const at = dropIfBlank() ?? { row: place.row, caret: null };
      become({ place: at, mark: { ...place, caret }, turn: stays ? state.turn : state.turn + 1 });
    },
    /** Whether the focus is still to be moved for this turn; once. */
    claim: (turn: number): boolean => {
      const isNew = turn > claimed;
      claimed = Math.max(claimed, turn);
      return isNew;
    },
    save: saver.save,
    saveDetails: saver.saveDetails,
    open: saver.open,
    /** Hears of each version that is known here: another than that which was begun with is taken, or said. */
    receive: ({ revision, ...syllabus }: Syllabus) => {
      if (saver.isBusy() || revision === saver.revision()) return;
      if (saver.isSaved()) take({ revision, ...syllabus }, false);
      else become({ saving: 'conflict' });
    },
    /** Gives up the own tree for what the server has now; it can be taken back. Rejects with `ApiError`. */
    takeServers: async () => take(await askServer(), true),
    /** Puts the own tree in the place of what was changed elsewhere. Rejects with `ApiError`. */
    keepOwn: async () => {
      saver.overwrite((await askServer()).revision);
      await saver.save();
    },
    /** The own tree, to be taken along. */
    input: () => inputOf(current(), saver.ids()),
  };
}
