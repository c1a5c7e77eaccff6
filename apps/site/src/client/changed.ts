export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns true if the user has typed into a field or chosen a value in it. */
const isChanged = (field: FormField): boolean => {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLInputElement) {
    // A browser rounds the value of a range to its steps, which is not a change by the user
    if (field.type === 'range') return false;
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  }
  const given = field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0];
  return field.value !== given?.value;
};

/** Lists the fields of a form that the user changed before the scripts were loaded. */
export const changedFields = (form: Element): readonly FormField[] =>
  Array.from(form.querySelectorAll<FormField>('input, select, textarea')).filter(isChanged);
