import { Paperclip, SendHorizontal, Square, X } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { acceptedDocuments } from '#web/domain/study-document.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Chat } from './use-chat.ts';

interface ComposerProps {
  chat: Chat;
  box: RefObject<HTMLTextAreaElement | null>;
  picker: RefObject<HTMLInputElement | null>;
}

/** Where the next message is written: Enter sends it, Shift and Enter break the line. */
export function Composer({ chat, box, picker }: ComposerProps) {
  const { composer, isBusy, canSend, submit, stop } = chat;
  const { file, refusal, choose, put } = composer.document;

  const send = () => {
    submit();
    // Grown with what was typed, where the browser does not do it by itself.
    if (box.current) box.current.style.height = '';
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const take = (picked: File | undefined) => {
    if (!picked) return;
    void choose(picked);
    box.current?.focus();
  };

  return (
    <form
      aria-label="Mensagem"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="border-line border-t bg-surface px-3 pt-2 pb-[max(--spacing(2),calc(var(--safe-bottom)-var(--dock)))] sm:px-4"
    >
      <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-2">
        {refusal && <Alert tone="danger">{refusal}</Alert>}
        {file && (
          <p className="flex w-fit max-w-full items-center gap-1 rounded-full bg-well ps-3 text-sm">
            <Paperclip aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
            <span className="sr-only">Anexo: </span>
            <span className="min-w-0 truncate">{file.name}</span>
            <IconButton label="Remover anexo" size="sm" className="rounded-full!" onClick={() => put(null)}>
              <X aria-hidden="true" />
            </IconButton>
          </p>
        )}
        <div className="flex items-end gap-1.5">
          <input
            ref={picker}
            type="file"
            hidden
            accept={acceptedDocuments}
            aria-label="Arquivo para anexar"
            onChange={({ target }) => {
              take(target.files?.[0]);
              // The same file can be chosen again once it was taken away.
              target.value = '';
            }}
          />
          <IconButton label="Anexar arquivo" className="mb-px" onClick={() => picker.current?.click()}>
            <Paperclip aria-hidden="true" />
          </IconButton>
          <TextArea
            ref={box}
            aria-label="Sua mensagem"
            placeholder="Sua pergunta"
            rows={1}
            style={{ minHeight: '2.75rem' }}
            className="max-h-[35dvh]! flex-1 resize-none! py-2!"
            enterKeyHint="send"
            value={composer.text}
            onChange={({ target }) => composer.type(target.value)}
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              const [pasted] = event.clipboardData.files;
              if (!pasted) return;
              event.preventDefault();
              take(pasted);
            }}
          />
          {isBusy ? (
            <Button
              icon={<Square aria-hidden="true" />}
              className="min-h-11"
              onClick={() => {
                stop();
                box.current?.focus();
              }}
            >
              Parar
            </Button>
          ) : (
            <Button
              type="submit"
              variant="main"
              disabled={!canSend}
              icon={<SendHorizontal aria-hidden="true" />}
              className="min-h-11 max-sm:px-3!"
            >
              <span className="max-sm:sr-only">Enviar</span>
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
