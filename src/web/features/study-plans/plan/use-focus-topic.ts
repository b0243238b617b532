import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { topicElementId } from './topic.ts';

/** Goes to the element of a topic, when the page shows it. */
export const focusTopic = (elementId: string): void => document.getElementById(elementId)?.focus();

/** Goes to the topic that the address names. */
export function useFocusTopic(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash.startsWith(topicElementId(''))) focusTopic(hash);
  }, [hash]);
}
