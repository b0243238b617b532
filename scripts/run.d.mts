import type { SpawnOptions } from 'node:child_process';

export const root: string;
export const pinnedNode: string;
export const serverMemory: string;
export function whenOrphaned(callback: () => void): () => void;
export function run(program: string, args: readonly string[], options?: SpawnOptions): Promise<number>;
export function exitWith(sentence: string): never;
