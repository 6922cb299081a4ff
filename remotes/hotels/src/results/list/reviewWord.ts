/** Message key below `card.reviewWords` for a score from 0 to 10. */
export function reviewWord(score: number): 'exceptional' | 'great' | 'veryGood' | 'good' | 'plain' {
  if (score >= 9) return 'exceptional';
  if (score >= 8.5) return 'great';
  if (score >= 8) return 'veryGood';
  return score >= 7 ? 'good' : 'plain';
}
