let isFirst = true;

/** Whether no other screen was opened since the document was loaded. */
export const isFirstScreen = (): boolean => isFirst;

export function leaveFirstScreen(): void {
  isFirst = false;
}
