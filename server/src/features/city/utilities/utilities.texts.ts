export const utilitiesTexts = {
  stale:
    'Isto mudou enquanto você editava. Recarregue para ver como está agora e refaça sua mudança.',
  unfinished: 'Antes de publicar, escreva um telefone, um endereço ou uma explicação, e a fonte.',
  notice: 'Escreva o aviso antes de publicar.',
  duty: {
    order: 'O fim do plantão precisa vir depois do início, em até 31 dias.',
    together: 'Dois plantões desta lista estão no mesmo horário. Marque um deles como reforço.',
    conflicts: 'Já há plantão nesse horário. Confira e escolha substituir.',
    pharmacy: 'Esta farmácia não está mais no guia. Escolha outra ou escreva o nome.',
    headings:
      'Não encontramos as colunas. A primeira linha precisa ter data, início, fim e farmácia.',
    empty: 'O arquivo não tem nenhuma linha com plantão.',
    unreadable: 'O arquivo não é um CSV que se possa ler.',
    date: 'A data não existe. Use dia/mês/ano.',
    time: 'A hora não existe. Use 08:00 ou 8h.',
    name: 'Falta o nome da farmácia, com 2 a 120 letras.',
    phone: 'O telefone precisa ter de 8 a 11 números, com DDD.',
    address: 'O endereço é longo demais: use até 200 letras.',
    lineTogether: (line: number) => `Está no mesmo horário da linha ${line}.`,
    many: (most: number) => `O arquivo tem plantões demais: no máximo ${most} por vez.`,
  },
}
