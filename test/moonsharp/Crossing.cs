using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;
using MoonSharp.Interpreter;

/// <summary>
/// Values on their way between a script and the driver, as the text that tabletop/bridge/text.ts describes.
/// Tabletop Simulator hands values over in C#, too: done in Lua, it would count as the script's own time,
/// and be most of some slices.
/// </summary>
sealed class Crossing
{
    const char Separator = '\u001f';
    const int Scale = 10000;
    static readonly DynValue Key = DynValue.NewString("\u001ekey");
    readonly Closure keep, getObject, getPlayer, makeVector, makeColor;

    Crossing(CallbackArguments makers)
    {
        keep = makers[0].Function;
        getObject = makers[1].Function;
        getPlayer = makers[2].Function;
        makeVector = makers[3].Function;
        makeColor = makers[4].Function;
    }

    /// <summary>
    /// From Lua: (keep, object, player, vector, color), functions that number a function and that make values of
    /// the driver's. Gives three functions: pack(head, value...) is the text; answer(text) is the one value in it,
    /// or nil and an error's message; values(text) is all that it counts.
    /// </summary>
    public static DynValue Open(ScriptExecutionContext context, CallbackArguments makers)
    {
        Crossing crossing = new Crossing(makers);
        return DynValue.NewTuple(
            DynValue.NewCallback(crossing.Pack),
            DynValue.NewCallback(crossing.Answer),
            DynValue.NewCallback(crossing.Values));
    }

    DynValue Pack(ScriptExecutionContext context, CallbackArguments arguments)
    {
        StringBuilder text = new StringBuilder(arguments[0].String).Append(Separator);
        for (int i = 1; i < arguments.Count; i++) Put(text, arguments[i]);
        return DynValue.NewString(text.ToString());
    }

    void Put(StringBuilder text, DynValue value)
    {
        switch (value.Type)
        {
            case DataType.Nil:
            case DataType.Void:
                text.Append('z');
                break;
            case DataType.Boolean:
                text.Append(value.Boolean ? 't' : 'f');
                break;
            case DataType.Number:
                PutNumber(text, value.Number);
                break;
            case DataType.String:
                if (value.String.IndexOf(Separator) >= 0)
                    throw new ScriptRuntimeException("a text with the control character 31 cannot be handed over");
                text.Append('s').Append(value.String);
                break;
            case DataType.Function:
            case DataType.ClrFunction:
                text.Append('F').Append((long)keep.Call(value).Number);
                break;
            case DataType.Table:
                PutTable(text, value.Table);
                break;
            default:
                throw Cannot("a value of the kind ", value);
        }
        text.Append(Separator);
    }

    /// <summary>
    /// Tabletop Simulator writes no numbers to hand them over. Those of up to four decimals are written by hand here,
    /// for "R" takes two microseconds on Mono, which would be most of a call with many points.
    /// </summary>
    static void PutNumber(StringBuilder text, double number)
    {
        text.Append('n');
        double scaled = Math.Round(number * Scale);
        if (Math.Abs(scaled) > int.MaxValue || scaled / Scale != number)
        {
            text.Append(number.ToString("R", CultureInfo.InvariantCulture));
            return;
        }
        int digits = Math.Abs((int)scaled);
        if (scaled < 0) text.Append('-');
        text.Append(digits / Scale);
        if (digits % Scale == 0) return;
        text.Append('.');
        for (int rest = digits % Scale, unit = Scale / 10; unit > 0; rest %= unit, unit /= 10)
            text.Append((char)('0' + rest / unit));
    }

    /// <summary>A table that stands for an object or a player holds its token; others cross whole.</summary>
    void PutTable(StringBuilder text, Table table)
    {
        DynValue token = table.RawGet(Key);
        if (token != null && token.Type == DataType.String)
        {
            text.Append(token.String);
            return;
        }
        text.Append('{').Append(Separator);
        foreach (TablePair pair in table.Pairs)
        {
            if (pair.Value.IsNil()) continue;
            if (pair.Key.Type == DataType.Number) PutNumber(text, pair.Key.Number);
            else if (pair.Key.Type == DataType.String) text.Append('s').Append(pair.Key.String);
            else throw Cannot("a table with a key of the kind ", pair.Key);
            text.Append(Separator);
            Put(text, pair.Value);
        }
        text.Append('}');
    }

    static ScriptRuntimeException Cannot(string what, DynValue value)
    {
        return new ScriptRuntimeException(what + value.Type.ToLuaTypeString() + " cannot be handed over");
    }

    DynValue Answer(ScriptExecutionContext context, CallbackArguments arguments)
    {
        string text = arguments[0].String;
        if (text.Length == 0) return DynValue.Nil;
        if (text[0] == 'e') return DynValue.NewTuple(DynValue.Nil, DynValue.NewString(text.Substring(1)));
        int at = 0;
        return Take(text, ref at);
    }

    DynValue Values(ScriptExecutionContext context, CallbackArguments arguments)
    {
        string text = arguments[0].String;
        int at = 0;
        DynValue[] values = new DynValue[(int)Number(Token(text, ref at))];
        for (int i = 0; i < values.Length; i++) values[i] = Take(text, ref at);
        return DynValue.NewTuple(values);
    }

    DynValue Take(string text, ref int at)
    {
        string token = Token(text, ref at);
        switch (token[0])
        {
            case 's': return DynValue.NewString(token.Substring(1));
            case 'n': return DynValue.NewNumber(Number(token.Substring(1)));
            case 't': return DynValue.True;
            case 'f': return DynValue.False;
            case 'o': return getObject.Call(token);
            case 'p': return getPlayer.Call(token);
            case 'v': return makeVector.Call(Numbers(text, ref at, 3));
            case 'c': return makeColor.Call(Numbers(text, ref at, 4));
            case '{': return TakeTable(text, ref at);
            default: return DynValue.Nil;
        }
    }

    DynValue TakeTable(string text, ref int at)
    {
        DynValue table = DynValue.NewTable(keep.OwnerScript);
        for (string key = Token(text, ref at); key != "}"; key = Token(text, ref at))
        {
            DynValue value = Take(text, ref at);
            if (key[0] == 'n') table.Table.Set(DynValue.NewNumber(Number(key.Substring(1))), value);
            else table.Table.Set(key.Substring(1), value);
        }
        return table;
    }

    static object[] Numbers(string text, ref int at, int count)
    {
        object[] numbers = new object[count];
        for (int i = 0; i < count; i++) numbers[i] = Number(Token(text, ref at));
        return numbers;
    }

    static double Number(string text)
    {
        return double.Parse(text, CultureInfo.InvariantCulture);
    }

    static string Token(string text, ref int at)
    {
        int end = text.IndexOf(Separator, at);
        string token = text.Substring(at, end - at);
        at = end + 1;
        return token;
    }
}
