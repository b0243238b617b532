import { Globe } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';

export const PublicBadge = () => (
  <Badge tone="cometa" icon={<Globe aria-hidden="true" />}>
    Público
  </Badge>
);
