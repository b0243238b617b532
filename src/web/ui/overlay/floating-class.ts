/**
 * On a phone the main action floats where the thumb is; `floats` tells the frame to leave room below what it would
 * cover. While a text is being written it is out of the way.
 */
export const floatingClass =
  'floats max-sm:fixed max-sm:end-4 max-sm:bottom-[calc(1rem+max(var(--safe-bottom),var(--dock))+var(--toast-lift,0px))] max-sm:z-30 max-sm:min-h-12 max-sm:px-5 max-sm:shadow-raised max-sm:[:root:has(:is(textarea,input:not([type=radio],[type=checkbox])):focus)_&]:invisible';
