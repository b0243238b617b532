import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { createSender } from '#web/sync/outbox-sender.ts';
import { writeMessage } from '#web/sync/outbox-store.ts';
import { type Outbox, type OutboxMessage, outboxOf } from './answer-outbox.ts';

let students = 0;
let outbox: Outbox;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  students += 1;
  outbox = outboxOf(`student-${students}`);
});

const answer = (answerId: string, cardId = 'c1') =>
  outbox.addAnswer({
    answerId,
    cardId,
    result: 'correct',
    timeSpent: 4,
    answeredAt: '2026-03-10T12:00:00.000Z',
  });
const waiting = () => outbox.list().map(({ kind, answerId }) => `${kind} ${answerId}`);

function sender(answering: (letter: OutboxMessage) => unknown = () => null) {
  const sent: string[] = [];
  const refused: string[] = [];
  let emptied = 0;
  const session = { isOurs: true };
  const { kick } = createSender(outbox, {
    send: async (letter) => {
      sent.push(`${letter.kind} ${letter.answerId}`);
      return answering(letter);
    },
    maySend: () => session.isOurs,
    onEmpty: () => {
      emptied += 1;
    },
    onRefused: ({ message }) => refused.push(message),
  });
  return { kick, sent, refused, session, emptied: () => emptied };
}
const refuse = (status: number, message = 'Não.') => {
  throw new ApiError(status, message);
};

describe('the outbox', () => {
  it('keeps what is given to it, in order', () => {
    for (const id of ['a1', 'a2', 'a3']) answer(id);
    expect(waiting()).toEqual(['answer a1', 'answer a2', 'answer a3']);
    expect(outbox.count()).toBe(3);
  });

  it('skips what is no letter', () => {
    answer('a1');
    const [letter] = outbox.list();
    const broken = [
      { result: 'great' },
      { timeSpent: 1.5 },
      { answeredAt: 7 },
      { kind: 'note' },
      { attempted: 'no' },
    ];
    for (const [index, part] of broken.entries())
      void writeMessage(`${outbox.prefix}z${index}`, { ...letter, ...part });
    void writeMessage(`${outbox.prefix}z9`, {});
    expect(waiting()).toEqual(['answer a1']);
  });

  it('forgets an answer taken back before it was sent', () => {
    answer('a1');
    answer('a2');
    outbox.undoAnswer({ cardId: 'c1', answerId: 'a2' });
    expect(waiting()).toEqual(['answer a1']);
  });

  it('withdraws one that was sent, or may have been', async () => {
    outbox.undoAnswer({ cardId: 'c1', answerId: 'a0' });
    expect(waiting()).toEqual(['withdrawal a0']);
    answer('a1');
    const { kick } = sender(() => refuse(503));
    const [first] = outbox.list();
    if (first) outbox.remove(first);
    await kick();
    outbox.undoAnswer({ cardId: 'c1', answerId: 'a1' });
    expect(waiting()).toEqual(['answer a1', 'withdrawal a1']);
    expect(outbox.count()).toBe(1);
  });
});

describe('sending', () => {
  it('goes one after the other, once each', async () => {
    answer('a1');
    answer('a2');
    const { kick, sent, emptied } = sender();
    await Promise.all([kick(), kick()]);
    expect(sent).toEqual(['answer a1', 'answer a2']);
    expect([waiting(), emptied()]).toEqual([[], 1]);
  });

  it('takes along what is given while it goes', async () => {
    answer('a1');
    const { kick, sent } = sender(({ answerId }) => answerId === 'a1' && answer('a2'));
    await kick();
    expect(sent).toEqual(['answer a1', 'answer a2']);
  });

  it.each([0, 401, 408, 429, 500, 503])('tries again after %i, with the same ids', async (status) => {
    answer('a1');
    answer('a2');
    let isDown = true;
    const { kick, sent } = sender(() => (isDown ? refuse(status) : null));
    await kick();
    expect(waiting()).toEqual(['answer a1', 'answer a2']);
    isDown = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual(['answer a1', 'answer a1', 'answer a2']);
    expect(waiting()).toEqual([]);
  });

  it('waits longer after each failure, at most a minute', async () => {
    answer('a1');
    const { kick, sent } = sender(() => refuse(0));
    await kick();
    await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000);
    expect(sent).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(before + 1);
  });

  it('drops what the server will never take, and says why', async () => {
    for (const id of ['a1', 'a2', 'a3']) answer(id);
    const answers: Record<string, () => unknown> = {
      a1: () => refuse(404, 'Flashcard não encontrado.'),
      a2: () => refuse(422, 'O tempo não pode ser negativo.'),
    };
    const { kick, sent, refused } = sender(({ answerId }) => answers[answerId]?.());
    await kick();
    expect(sent).toHaveLength(3);
    expect(refused).toEqual(['Flashcard não encontrado.', 'O tempo não pode ser negativo.']);
    expect(waiting()).toEqual([]);
  });

  it('withdraws after the answer that is under way', async () => {
    answer('a1');
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { kick, sent } = sender(({ kind }) => (kind === 'answer' ? arrival : null));
    const going = kick();
    await vi.advanceTimersByTimeAsync(0);
    outbox.undoAnswer({ cardId: 'c1', answerId: 'a1' });
    arrive();
    await going;
    expect(sent).toEqual(['answer a1', 'withdrawal a1']);
    expect(waiting()).toEqual([]);
  });

  it('leaves an answer unsent that had no connection to leave by', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer('a1');
    const { kick } = sender(() => refuse(0));
    await kick();
    outbox.undoAnswer({ cardId: 'c1', answerId: 'a1' });
    expect(waiting()).toEqual([]);
  });

  it('stays silent while somebody else is signed in', async () => {
    answer('a1');
    const { kick, sent, session } = sender();
    session.isOurs = false;
    await kick();
    expect([sent, waiting()]).toEqual([[], ['answer a1']]);
    session.isOurs = true;
    await kick();
    expect(waiting()).toEqual([]);
  });
});
