/** Whether a call was refused because a colleague saved first. */
export const isConflict = (error: unknown): boolean =>
  (error as { response?: { data?: { error?: { status?: number } } } }).response?.data?.error
    ?.status === 409
