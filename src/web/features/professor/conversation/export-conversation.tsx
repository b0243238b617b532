import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { slug } from '#shared/rules/text/slug.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { announce } from '#web/ui/announce.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { fetchMarkdown } from '../api.ts';

export function ExportConversation({ id, title }: { id: string; title: string }) {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchMarkdown(id),
    onSuccess: (file) => {
      saveFile(file, `${slug(title) || 'conversa'}.md`);
      announce('Conversa baixada.');
    },
    onError: (error) =>
      toast.error(sentenceOf(error, 'Não foi possível exportar a conversa. Tente novamente.')),
  });
  return (
    <IconButton label="Exportar em Markdown" aria-busy={isPending || undefined} onClick={() => mutate()}>
      <Download aria-hidden="true" />
    </IconButton>
  );
}
