import { useEffect } from 'react';
import { sendView } from '../api.ts';

/** Tells the server once that `id` is read; nothing while it is null. */
export function useView(id: string | null): void {
  useEffect(() => {
    if (id !== null) void sendView(id);
  }, [id]);
}
