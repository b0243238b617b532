import { useRef, useState } from 'react';

/** A file that was chosen, read into memory: whatever happens to it on the disk, it stays what was shown. */
export interface ChosenFile {
  /** Another number for each choice. */
  id: number;
  name: string;
  content: Blob;
}

/**
 * The file that a student chose. `refusalOf` says why a file is not taken, null when it is; then the one before stays.
 * `choose` answers whether it was taken, and not overtaken by another.
 */
export function useChosenFile(refusalOf: (file: File) => string | null) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const chosen = useRef(0);

  const choose = async (picked: File): Promise<boolean> => {
    const id = ++chosen.current;
    const refused = refusalOf(picked);
    const content = refused === null ? await picked.arrayBuffer().catch(() => null) : null;
    if (id !== chosen.current) return false;
    if (content === null) {
      setRefusal(refused ?? 'Não foi possível abrir o arquivo. Escolha-o de novo.');
      return false;
    }
    put({ id, name: picked.name, content: new Blob([content]) });
    return true;
  };

  /** Puts a file back that was chosen before; null takes it away. */
  const put = (next: ChosenFile | null) => {
    chosen.current += 1;
    setRefusal(null);
    setFile(next);
  };

  return { file, refusal, choose, put };
}
