import { Button } from '#web/ui/button.tsx';
import { Horizon } from './horizon.tsx';

/** A whole screen of night, the planet's rim at its foot. */
export function Hero() {
  return (
    <div className="relative grid min-h-dvh content-center justify-items-center gap-6 px-safe pt-24 pb-[max(14rem,34dvh)] text-center">
      <Horizon />
      <h1 className="max-w-xl text-2xl">Transforme Seus Estudos</h1>
      <p className="max-w-md text-balance text-ink-muted text-lg">
        A plataforma completa para organizar, otimizar e potencializar seu aprendizado.
      </p>
      <Button variant="main" size="lg" render={<a href="/register" />}>
        Comece Agora Gratuitamente
      </Button>
    </div>
  );
}
