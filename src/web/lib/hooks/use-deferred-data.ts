import { useDeferredValue } from 'react';

/**
 * A value once there is one. The screen that it fills the first time is drawn bit by bit, and a slow phone answers
 * meanwhile; what it becomes later is drawn at once.
 */
export function useDeferredData<T>(value: T | undefined): T | undefined {
  const hasArrived = useDeferredValue(value !== undefined);
  return hasArrived ? value : undefined;
}
