import type { BookingDetail } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Notice } from '@tiquete/ui';
import { screenOnly } from './printStyles';

/** What is under way, above everything else; the page keeps asking. */
export function CourseNotice({ course }: Pick<BookingDetail, 'course'>) {
  const t = useMessages('my-bookings');
  if (course === null) return null;
  return (
    <div css={screenOnly}>
      <Notice
        kind={course.endsWith('REVIEWING') ? 'warning' : 'info'}
        text={t(`course.${course}More`)}
      />
    </div>
  );
}
