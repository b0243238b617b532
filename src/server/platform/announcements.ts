import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Redis } from 'ioredis';

interface Log {
  info(message: string): void;
  warn(context: object, message: string): void;
}

/** What carries announcements to the other processes, and theirs to this one. */
interface Carrier {
  send(topic: string): void;
  /** The first of this process listens to `topic`, or the last one has left. */
  follow(topic: string): void;
  leave(topic: string): void;
}

/** What one worker of a machine tells the others of it. */
export interface Announced {
  announced: string;
}

const bus = new EventEmitter().setMaxListeners(0);
let carrier: Carrier | undefined;

/**
 * Says in every process that something about `topic` may be new: at once in this one, soon in the others. A hint, which
 * may be lost: whoever needs to know looks in the database anyway, only later.
 */
export function announce(topic: string): void {
  bus.emit(topic);
  carrier?.send(topic);
}

/** Calls `heard` whenever `topic` is announced, by any process; answers what ends that. */
export function onAnnounced(topic: string, heard: () => void): () => void {
  if (bus.listenerCount(topic) === 0) carrier?.follow(topic);
  bus.on(topic, heard);
  return () => {
    bus.off(topic, heard);
    if (bus.listenerCount(topic) === 0) carrier?.leave(topic);
  };
}

/** Carries announcements by the Redis at `redisUrl`, else between the workers of this machine. Answers what ends it. */
export function carryAnnouncements(redisUrl: string | undefined, log: Log): () => void {
  if (redisUrl) return carryByRedis(redisUrl, log);
  if (!cluster.isWorker) return () => {};
  const hear = (message: Partial<Announced>) => {
    if (typeof message.announced === 'string') bus.emit(message.announced);
  };
  process.on('message', hear);
  const send = (topic: string) => {
    if (process.connected) process.send?.({ announced: topic } satisfies Announced);
  };
  carrier = { send, follow: () => {}, leave: () => {} };
  return () => {
    carrier = undefined;
    process.off('message', hear);
  };
}

const prefix = 'orbita:';
/** More than these wait for no answer. */
const mostWaiting = 100;

function carryByRedis(redisUrl: string, log: Log): () => void {
  // What is not sent at once is old news.
  const options = {
    enableOfflineQueue: false,
    connectTimeout: 2000,
    commandTimeout: 5000,
    maxRetriesPerRequest: 0,
  } as const;
  const out = new Redis(redisUrl, options);
  const back = new Redis(redisUrl, { ...options, autoResubscribe: false });
  const self = randomUUID();
  const ignore = () => {};

  let isAway = false;
  const lose = (err: unknown) => {
    if (!isAway) log.warn({ err }, 'redis does not answer: what other processes change is seen later');
    isAway = true;
  };
  const find = () => {
    if (isAway) log.info('redis carries announcements again');
    isAway = false;
  };
  out.on('error', lose).on('ready', find);
  back.on('error', lose);
  back.on('ready', () => {
    const followed = bus.eventNames().map((topic) => prefix + String(topic));
    if (followed.length > 0) back.subscribe(...followed).catch(ignore);
  });
  back.on('message', (channel: string, from: string) => {
    if (from !== self) bus.emit(channel.slice(prefix.length));
  });

  let waiting = 0;
  const send = async (topic: string) => {
    if (out.status !== 'ready' || waiting >= mostWaiting) return;
    waiting += 1;
    await out.publish(prefix + topic, self).then(find, lose);
    waiting -= 1;
  };
  carrier = {
    send: (topic) => void send(topic),
    follow: (topic) => void back.subscribe(prefix + topic).catch(ignore),
    leave: (topic) => void back.unsubscribe(prefix + topic).catch(ignore),
  };
  return () => {
    carrier = undefined;
    out.disconnect();
    back.disconnect();
  };
}
