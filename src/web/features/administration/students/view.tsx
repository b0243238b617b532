import { useNavigate, useSearch } from '@tanstack/react-router';
import { administrationLimits } from '#shared/contracts/administration.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useQueryBox } from '#web/lib/hooks/use-query-box.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { studentsQuery } from '../api.ts';
import { listClass, PageList } from '../page-list.tsx';
import { StudentItem } from './student-item.tsx';

/** Students by name or address, each with what an administrator may do. */
export function StudentsTab() {
  const { q = '' } = useSearch({ from: '/student/admin/$' });
  const navigate = useNavigate();
  const [typed, type] = useQueryBox(q);
  const search = useDebounced(typed.trim());
  return (
    <div className="grid gap-4">
      <SearchInput
        label="Buscar por nome ou email"
        value={typed}
        maxLength={administrationLimits.search}
        onValueChange={(text) => {
          type(text);
          void navigate({
            to: '/admin/$',
            params: { _splat: 'students' },
            search: { q: text || undefined },
            replace: true,
          });
        }}
        className="max-w-xl"
      />
      <PageList query={studentsQuery(search)}>
        {(pages) => {
          const students = pages.flatMap((page) => page.students);
          if (students.length === 0)
            return <EmptyState title={`Ninguém com “${search}” no nome ou no email.`} />;
          return (
            <ul className={listClass}>
              {students.map((student) => (
                <StudentItem key={student.id} student={student} />
              ))}
            </ul>
          );
        }}
      </PageList>
    </div>
  );
}
