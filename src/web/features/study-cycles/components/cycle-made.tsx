import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

type CycleMadeProps = { cycle: Pick<StudyCycle, 'name'> };

/** Says that a cycle was made; the list opens by itself soon after, or at once. */
export function CycleMade({ cycle }: CycleMadeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Answers a promise in newer browsers: no way to clean up.
    void notice.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={notice}>
      <Alert
        tone="ok"
        title={`Ciclo “${cycle.name}” criado com sucesso.`}
        action={
          <Button size="sm" render={<Link to="/study-cycles" />}>
            Ver ciclos
          </Button>
        }
      >
        Abrindo seus ciclos...
      </Alert>
    </div>
  );
}
